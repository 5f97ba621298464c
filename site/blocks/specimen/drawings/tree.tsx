import type { CompiledAction, TextKey } from '#contract';
import { useWords } from '../../../lib/prose.tsx';
import { Link } from '../../parts/index.ts';
import type { DrawingProps } from '../drawing.ts';

/** Questions down the trunk; each yes is a branch whose leaf is a link. */
export default function Tree({ drawing: { yes, no, questions, otherwise } }: DrawingProps<'tree'>) {
  const { t, title } = useWords();
  return (
    <ol className="specimen-tree">
      {questions.map(({ question, answer, leaf, ringed }, index) => (
        <li key={question}>
          {index === 0 ? <span className="specimen-tree__start" /> : <i>{t(no)}</i>}
          <p>
            <b className={ringed ? 'specimen-ring' : undefined}>{title(question)}</b>
          </p>
          <Leaf yes={yes} answer={answer} leaf={leaf} />
        </li>
      ))}
      <li>
        <i>{t(no)}</i>
        <Leaf answer={otherwise.answer} leaf={otherwise.leaf} />
      </li>
    </ol>
  );
}

interface LeafProps {
  /** What leads to it, on a branch. */
  readonly yes?: TextKey;
  readonly answer: TextKey;
  readonly leaf: CompiledAction;
}

function Leaf({ yes, answer, leaf }: LeafProps) {
  const { t, title } = useWords();
  return (
    <p className="specimen-tree__leaf">
      {yes ? <i>{t(yes)}</i> : null}
      <span>
        {title(answer)} {leaf.kind === 'link' ? <Link to={leaf.link}>{title(leaf.label)}</Link> : null}
      </span>
    </p>
  );
}
