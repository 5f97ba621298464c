import type { ReactElement } from 'react';
import { rowAddress } from '../../addresses.ts';
import type { PlacedRow } from '../../contract/store.ts';
import { summaryOf } from '../summary.ts';
import { useUi } from '../ui.tsx';
import { Colleague, Status, Time } from './Small.tsx';

/** Rows of any tables, one per line. */
export function RowLines({ rows }: { rows: readonly PlacedRow[] }): ReactElement {
  const ui = useUi();
  return (
    <ul className="lines">
      {rows.map((row) => (
        <li key={row.id}>
          <a href={rowAddress(row.table, row.id)}>
            <Time at={row.createdAt} relative />
          </a>
          <span>{ui.tableLabel(row.table)}</span>
          <Status table={row.table} status={row.status} />
          <span className="lines__text">
            <bdi>{summaryOf(ui, row)}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Rows of several people, one per line, with their names. */
export function NamedLines({ rows, isLate = false }: { rows: readonly PlacedRow[]; isLate?: boolean }): ReactElement {
  const ui = useUi();
  return (
    <ul className={isLate ? 'lines lines--named lines--late' : 'lines lines--named'}>
      {rows.map((row) => (
        <li key={row.id}>
          <a href={rowAddress(row.table, row.id)}>
            <strong dir="auto">{ui.nameOf(row)}</strong>
          </a>
          <span className="lines__text">
            <bdi>{summaryOf(ui, row)}</bdi>
          </span>
          <Time at={row.createdAt} relative />
          <Colleague email={row.assignee} />
        </li>
      ))}
    </ul>
  );
}
