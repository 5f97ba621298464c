import { rowAddress } from '../../addresses.ts';
import type { DeskTable } from '../../contract/config.ts';
import type { ListedRow, ListQuery } from '../../contract/store.ts';
import { formatValue, visible } from '../../format.ts';
import { useUi, type Ui } from '../ui.tsx';
import { RightsTag } from './Rights.tsx';
import { Colleague, Status, Time } from './Small.tsx';

/** Rows of any tables, one per line. */
export function RowLines({ rows }: { rows: readonly ListedRow[] }) {
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

interface NamedLinesProps {
  readonly rows: readonly ListedRow[];
  /** The list of each table whose first rows these are: its rows open with the previous and the next one. */
  readonly list?: Partial<ListQuery>;
  readonly isLate?: boolean;
}

/** Rows of several people, one per line, with their names. */
export function NamedLines({ rows, list, isLate = false }: NamedLinesProps) {
  const ui = useUi();
  const placeOf = (row: ListedRow): number => rows.filter(({ table }) => table === row.table).indexOf(row) + 1;
  return (
    <ul className={isLate ? 'lines lines--named lines--late' : 'lines lines--named'}>
      {rows.map((row) => (
        <li key={row.id}>
          <a href={rowAddress(row.table, row.id, list, placeOf(row))}>
            <strong dir="auto">{ui.nameOf(row)}</strong>
          </a>
          <span className="lines__text">
            <bdi>{summaryOf(ui, row)}</bdi>
          </span>
          <RightsTag row={row} className={(isLate) => (isLate ? 'tag tag--late' : 'tag')} />
          <Time at={row.createdAt} relative />
          <Colleague email={row.assignee} />
        </li>
      ))}
    </ul>
  );
}

/** The maximum length of an excerpt of a message. */
const LONGEST = 110;

/** Summarises a row in one line: the beginning of the message, its form, the company and the other listed columns. */
export function summaryOf(ui: Ui, row: ListedRow): string {
  const table = ui.table(row.table);
  const { person } = table;
  const shownElsewhere = [person.name, person.email, person.name ? undefined : table.list[0]];
  const columns = [person.company, ...table.list].filter(
    (name) => name !== undefined && !shownElsewhere.includes(name),
  );
  const details = [...new Set(columns)].map((name) => {
    const column = table.columns.find((each) => each.name === name);
    return column ? formatValue(column, row.values[column.name], ui, 'list') : null;
  });
  const form = table.forms.length > 1 && row.form !== null ? ui.formLabel(table.key, row.form) : null;
  return [firstLine(table, row), form, ...details].filter(Boolean).join(' · ');
}

/** The beginning of the message, without the text that the form fills in. */
function firstLine({ columns, forms }: DeskTable, { values, form }: ListedRow): string | null {
  const begins = forms.find(({ id }) => id === form)?.begins;
  const texts = columns
    .filter(({ kind }) => kind === 'longText')
    .map(({ name }) => {
      const text = values[name] ?? '';
      return begins?.column === name && text.startsWith(begins.with) ? text.slice(begins.with.length) : text;
    });
  // Joins the lines because the first one is often just a greeting.
  const line = texts
    .find((text) => visible(text) !== null)
    ?.replaceAll(/\s+/g, ' ')
    .trim();
  if (line === undefined) return null;
  return line.length > LONGEST ? `${line.slice(0, LONGEST).toWellFormed().trimEnd()}…` : line;
}
