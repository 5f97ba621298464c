import type { ReactElement } from 'react';
import { rowAddress } from '../../addresses.ts';
import type { PlacedRow } from '../../contract/store.ts';
import { summaryOf } from '../summary.ts';
import { useUi } from '../ui.tsx';
import { Status, Time } from './Small.tsx';
import { Visitor } from './Visitor.tsx';

/** Rows of any tables in a line each. */
export function RowLines({ rows }: { rows: readonly PlacedRow[] }): ReactElement {
  const ui = useUi();
  const { table, label } = ui;
  return (
    <ul className="lines">
      {rows.map((row) => {
        const known = table(row.table);
        return (
          <li key={row.id}>
            <a href={rowAddress(row.table, row.id)}>
              <Time at={row.createdAt} relative />
            </a>
            <span>{label(known?.label ?? {}) || row.table}</span>
            <Status table={row.table} status={row.status} />
            <span className="lines__text">
              <Visitor text={known ? summaryOf(ui, known, row) : ''} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
