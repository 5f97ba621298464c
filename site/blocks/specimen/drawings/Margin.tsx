import type { ReactElement } from 'react';
import { useProse, useTitle } from '../../../lib/prose.tsx';
import type { DrawingProps } from '../drawing.ts';

/** Clauses as a contract prints them, each with a note beside it. */
export function Margin({ drawing: { clauses } }: DrawingProps<'margin'>): ReactElement {
  const title = useTitle();
  const prose = useProse();
  return (
    <ol className="specimen-margin">
      {clauses.map(({ clause, text, note, ringed }) => (
        <li key={clause}>
          <p>
            <b className={ringed ? 'specimen-ring' : undefined}>{title(clause)}</b>
            <span>{prose(text)}</span>
          </p>
          <p className="specimen-margin__note">{prose(note)}</p>
        </li>
      ))}
    </ol>
  );
}
