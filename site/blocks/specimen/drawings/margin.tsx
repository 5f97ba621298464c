import { useWords } from '../../../lib/prose.tsx';
import type { DrawingProps } from '../drawing.ts';

/** Clauses as a contract prints them, each with a note beside it. */
export default function Margin({ drawing: { clauses } }: DrawingProps<'margin'>) {
  const { title, prose } = useWords();
  return (
    <ol className="specimen-margin">
      {clauses.map(({ clause, text, note, ringed }) => (
        <li key={clause}>
          <div>
            <b className={ringed ? 'specimen-ring' : undefined}>{title(clause)}</b>
            <p>{prose(text)}</p>
          </div>
          <p className="specimen-margin__note">{prose(note)}</p>
        </li>
      ))}
    </ol>
  );
}
