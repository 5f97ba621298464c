import type { ReactElement } from 'react';
import type { Failure, PlanResult } from '../contract.ts';
import { useLine, useSay } from './words.ts';

/** Shows how a change affects stored submissions, and the SQL for maintainers of the database. */
export function RowsNote({ result }: { readonly result: PlanResult | Failure | undefined }): ReactElement | null {
  const say = useSay();
  const line = useLine();
  if (!result?.ok) return null;
  return (
    <section className="preview" aria-live="polite">
      <h3>{say('rows.title')}</h3>
      {result.rows.length === 0 ? <p>{say('rows.none')}</p> : null}
      {result.rows.map((row) => (
        <p key={JSON.stringify(row)}>{line(row)}</p>
      ))}
      {result.sql === undefined ? null : (
        <details className="more">
          <summary>{say('rows.sql')}</summary>
          <pre lang="en">{result.sql}</pre>
        </details>
      )}
    </section>
  );
}
