import { useWords } from '../../../render/prose.tsx';
import type { DrawingProps } from '../drawing.tsx';

const part = 'py-2.5 border-line not-first:border-t first:pt-0 last:pb-0.5 wall:py-1.25';
const label = 'text-paper-small text-ink-soft';

/** A question, its answer, the source of that, and the initials of the reviewer. */
export default function Answer({ drawing: { question, answer, source, review } }: DrawingProps<'answer'>) {
  const { plain, prose } = useWords();
  return (
    <dl>
      <div className={part}>
        <dt className={label}>{plain(question.label)}</dt>
        <dd className="font-heading font-500 text-[1.125rem] leading-[1.3] wall:text-base">{prose(question.text)}</dd>
      </div>
      <div className={part}>
        <dt className={label}>{plain(answer.label)}</dt>
        <dd className="mt-1 pl-3 border-l-3 border-accent">{prose(answer.text)}</dd>
      </div>
      <div className={part}>
        <dt className={label}>{plain(source.label)}</dt>
        <dd>{prose(source.text)}</dd>
      </div>
      <div className={part}>
        <dt className={label}>{plain(review.label)}</dt>
        <dd className="flex justify-between items-center gap-6 pr-4">
          {prose(review.text)}{' '}
          <b className="ringed before:inset-[-0.5em_-0.65em] before:rounded-full font-heading font-500 text-[1.25rem] leading-none whitespace-nowrap">
            {plain(review.initials)}
          </b>
        </dd>
      </div>
    </dl>
  );
}
