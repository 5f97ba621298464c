import type { CompiledAction, TextKey } from '#contract';
import { useWords } from '../../../lib/prose.tsx';
import { Link } from '../../parts/index.ts';
import type { DrawingProps } from '../drawing.ts';

/** A yes or no on the trunk or on a branch. */
const answerBox =
  'flex-none min-w-8 px-1.5 border rounded-radius bg-paper text-paper-small font-600 not-italic text-center whitespace-nowrap';
/** The line from the trunk to a leaf. */
const branch =
  'mt-2 wall:mt-0.5 before:content-empty before:absolute before:-left-8 before:top-2.5 before:w-8 before:border-t-2 ' +
  'before:border-solid before:border-accent';

/** Questions down the trunk; each yes is a branch whose leaf is a link. */
export default function Tree({ drawing: { yes, no, questions, otherwise } }: DrawingProps<'tree'>) {
  const { t, plain } = useWords();
  return (
    <ol>
      {questions.map(({ question, answer, leaf, ringed }, index) => (
        <li
          className="relative pb-4 pl-12 wall:pb-1.5 before:content-empty before:absolute before:left-4 before:top-3 before:-bottom-2 before:border-l-2 before:border-solid before:border-line-strong"
          key={question}
        >
          {index === 0 ? (
            <span className="absolute left-2.75 top-1.25 w-3 h-3 border-2 border-accent bg-paper rotate-45" />
          ) : (
            <i className={`${answerBox} absolute left-0 top-0 border-line-strong text-ink-soft`}>{t(no)}</i>
          )}
          <p>
            <b className={`leading-[1.35] ${ringed ? 'ringed' : ''}`}>{plain(question)}</b>
          </p>
          <Leaf yes={yes} answer={answer} leaf={leaf} />
        </li>
      ))}
      <li className="relative pl-12">
        <i className={`${answerBox} absolute left-0 top-0 border-line-strong text-ink-soft`}>{t(no)}</i>
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
  const { t, plain } = useWords();
  return (
    <p className={`relative flex items-baseline gap-2.5 ${yes ? branch : ''}`}>
      {yes ? <i className={`${answerBox} relative border-accent text-accent-strong`}>{t(yes)}</i> : null}
      <span>
        {plain(answer)}{' '}
        {leaf.kind === 'link' ? (
          <Link className="block py-1 text-accent font-600 wall:inline" to={leaf.link}>
            {plain(leaf.label)}
          </Link>
        ) : null}
      </span>
    </p>
  );
}
