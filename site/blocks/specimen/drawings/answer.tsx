import { useWords } from '../../../lib/prose.tsx';
import type { DrawingProps } from '../drawing.ts';

/** A question, its answer, the source of that, and the initials of the reviewer. */
export default function Answer({ drawing }: DrawingProps<'answer'>) {
  const { title, prose } = useWords();
  const { review } = drawing;
  return (
    <dl className="specimen-answer">
      {[drawing.question, drawing.answer, drawing.source].map(({ label, text }) => (
        <div key={label}>
          <dt>{title(label)}</dt>
          <dd>{prose(text)}</dd>
        </div>
      ))}
      <div>
        <dt>{title(review.label)}</dt>
        <dd>
          {prose(review.text)} <b className="specimen-ring">{title(review.initials)}</b>
        </dd>
      </div>
    </dl>
  );
}
