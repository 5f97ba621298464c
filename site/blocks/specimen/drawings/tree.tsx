import type { CompiledAction, TextKey } from '#contract';
import { useId } from 'react';
import { useWords } from '../../../render/prose.tsx';
import { Link } from '../../parts/index.ts';
import type { DrawingProps } from '../drawing.tsx';

/** A yes or no on the trunk or on a branch. */
const answerBox =
  'flex-none min-w-8 px-1.5 border rounded-radius bg-paper text-paper-small font-600 not-italic text-center whitespace-nowrap';
/** The line from the trunk to a leaf. */
const branch =
  'mt-2 wall:mt-0.5 before:content-empty before:absolute before:-left-8 before:top-2.5 before:w-8 before:border-t-2 ' +
  'before:border-solid before:border-accent';

/** Questions down the trunk, each yes a branch whose leaf is a link; with scripts, visitors may answer them. */
export default function Tree({ drawing }: DrawingProps<'tree'>) {
  return drawing.ask ? (
    <>
      <Answers drawing={drawing} ask={drawing.ask} />
      <div className="unscripted">
        <Whole drawing={drawing} />
      </div>
    </>
  ) : (
    <Whole drawing={drawing} />
  );
}

interface AnswersProps extends DrawingProps<'tree'> {
  readonly ask: TextKey;
}

/** The questions with their answers to choose: each appears after the no before it. */
function Answers({ drawing: { yes, no, questions }, ask }: AnswersProps) {
  const { t, plain } = useWords();
  const id = useId();
  return (
    <div className="scripted">
      {questions.map(({ question }, index) => (
        <fieldset
          className="flex flex-wrap justify-between items-center gap-x-5 m-0 px-0 py-2 border-0 not-first:[border-top:1px_solid_var(--line)] wall:py-1"
          key={question}
          hidden={index > 0}
        >
          <legend className="float-left p-0 font-600">{plain(question)}</legend>
          <span className="flex gap-x-5 ml-auto">
            {(['yes', 'no'] as const).map((value) => (
              <label className="flex items-center gap-3 min-h-11 md:min-h-8 cursor-pointer" key={value}>
                <input
                  className="w-4.5 h-4.5 m-0 accent-accent"
                  type="radio"
                  name={`${id}${index}`}
                  value={value}
                  autoComplete="off"
                />
                <span>{t(value === 'yes' ? yes : no)}</span>
              </label>
            ))}
          </span>
        </fieldset>
      ))}
      <p role="status" className="py-3 rule font-600 wall:py-2">
        {plain(ask)}
      </p>
      <span data-hint="" hidden>
        {plain(ask)}
      </span>
    </div>
  );
}

function Whole({ drawing: { yes, no, questions, otherwise } }: DrawingProps<'tree'>) {
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
      <span data-leaf="">
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
