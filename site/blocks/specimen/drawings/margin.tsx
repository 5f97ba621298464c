import { useWords } from '../../../lib/prose.tsx';
import type { DrawingProps } from '../drawing.ts';

/** Clauses as a contract prints them, each with a note beside it. */
export default function Margin({ drawing: { clauses } }: DrawingProps<'margin'>) {
  const { plain, prose } = useWords();
  return (
    <ol>
      {clauses.map(({ clause, text, note, ringed }) => (
        <li
          className="py-3 border-line not-first:border-t first:pt-1 last:pb-0 min-[30rem]:grid min-[30rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] min-[30rem]:gap-6 wall:py-1.75"
          key={clause}
        >
          <div className="font-[Georgia,'Times_New_Roman',serif]">
            <b className={ringed ? 'ringed' : undefined}>{plain(clause)}</b>
            <p className="mt-1.75 text-ink-soft wall:mt-0.5">{prose(text)}</p>
          </div>
          <p className="max-[29.99rem]:mt-2.5 pl-3 border-l-3 border-accent text-accent-strong">{prose(note)}</p>
        </li>
      ))}
    </ol>
  );
}
