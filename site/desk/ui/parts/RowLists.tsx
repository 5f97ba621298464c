import type { DeskTable } from '../../contract/config.ts';
import type { ListedRow, ListQuery } from '../../contract/store.ts';
import { visible, formatValue } from '../../format.ts';
import { listAddress, rowAddress } from '../../addresses.ts';
import { useUi, type PageProps, type Ui } from '../ui.tsx';
import { Colleague, Icon, Status, Time, RightsTag } from './elements.tsx';
import { ColumnValue } from './RowDetails.tsx';

/** Repeats an element's implicit role, which some browsers drop when CSS shows the rows as cards on a phone. */
function role(name: string): { role: string } {
  return { role: name };
}

/** The rows of a list: name, e-mail address, date, status and assignee. */
export function RowTable({ page: { query, list } }: PageProps<'inbox'>) {
  const { t, label, config, table: tableOf } = useUi();
  const table = tableOf(query.table);
  const { name, email } = table.person;
  const skipped = (query.page - 1) * config.pageSize;
  return (
    <table className="rows" aria-describedby="count" {...role('table')}>
      <caption className="sr">{label(table.label)}</caption>
      <thead {...role('rowgroup')}>
        <tr {...role('row')}>
          <th className="rows__check" scope="col" {...role('columnheader')}>
            <input type="checkbox" name="all" value="yes" aria-label={t('desk.bulk.all')} />
          </th>
          <th className="rows__id" scope="col" {...role('columnheader')}>
            {t('leadsAdmin.columnId')}
          </th>
          <Head query={query} sort={name ? 'name' : undefined} text={t('leadsAdmin.columnName')} />
          {email ? (
            <Head query={query} sort="email" text={t('leadsAdmin.columnEmail')} className="rows__email" />
          ) : null}
          <Head query={query} sort="created" text={t('leadsAdmin.columnDate')} className="rows__date" />
          <Head query={query} sort="status" text={t('desk.column.status')} className="rows__state" />
          <th className="rows__who" scope="col" title={t('desk.column.assignee')} {...role('columnheader')}>
            {t('desk.column.assigneeShort')}
          </th>
        </tr>
      </thead>
      <tbody {...role('rowgroup')}>
        {list.rows.map((row, index) => (
          <Row key={row.id} table={table} row={row} to={rowAddress(table.key, row.id, query, skipped + index + 1)} />
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps {
  readonly query: ListQuery;
  /** Absent for a column that cannot be sorted by. */
  readonly sort: 'name' | 'email' | 'created' | 'status' | undefined;
  readonly text: string;
  readonly className?: string;
}

function Head({ query, sort, text, className }: HeadProps) {
  const { t } = useUi();
  const order = query.sort === sort ? 'ascending' : query.sort === `-${sort}` ? 'descending' : undefined;
  const isDescendingNext = order === 'ascending' || (order === undefined && sort === 'created');
  return (
    <th scope="col" className={className} aria-sort={order} {...role('columnheader')}>
      {sort ? (
        <a
          href={listAddress(query.table, { ...query, sort: isDescendingNext ? `-${sort}` : sort, page: 1 })}
          title={t('desk.sort.by', { column: text })}
        >
          {text} {order ? <Icon name={order === 'ascending' ? 'i-ph-arrow-up' : 'i-ph-arrow-down'} /> : null}
        </a>
      ) : (
        text
      )}
    </th>
  );
}

function Row({ table, row, to }: { table: DeskTable; row: ListedRow; to: string }) {
  const ui = useUi();
  const { t } = ui;
  // Without a column for names, the first column identifies the row.
  const first = table.columns.find(({ name }) => name === (table.person.name ?? table.list[0]));
  const name = (first && visible(row.values[first.name])) ?? t('desk.row.nameless');
  const mail = table.columns.find((column) => column.name === table.person.email);
  return (
    <tr
      id={`row-${row.id}`}
      data-id={row.id}
      data-status={row.status}
      className={row.isUnread ? 'is-unread' : undefined}
      {...role('row')}
    >
      <td className="rows__check" {...role('cell')}>
        <input type="checkbox" name="row" value={row.id} aria-label={t('desk.bulk.choose', { name })} />
      </td>
      <td className="rows__id" {...role('cell')}>
        {row.id.slice(0, 8)}
      </td>
      <td className="rows__name" {...role('cell')}>
        <a href={to} className="rows__open">
          {first && visible(row.values[first.name]) !== null ? (
            <ColumnValue column={first} value={row.values[first.name] ?? null} />
          ) : (
            name
          )}
        </a>
        {row.isUnread ? <span className="sr"> {t('desk.row.unread')}</span> : null}
        <span className="rows__line">
          <bdi>{summaryOf(ui, row)}</bdi>
        </span>
      </td>
      {mail ? (
        <td className="rows__email" {...role('cell')}>
          <ColumnValue column={mail} value={row.values[mail.name] ?? null} />
        </td>
      ) : null}
      <td className="rows__date" {...role('cell')}>
        <Time at={row.createdAt} relative />
      </td>
      <td className="rows__state" {...role('cell')}>
        <Status table={table.key} status={row.status} />
        {row.isDue ? (
          <span className="late late--due">{t('desk.row.due')}</span>
        ) : row.overdue ? (
          <span className="late">{t('desk.row.overdue')}</span>
        ) : null}
        <RightsTag row={row} className={(isLate) => (isLate ? 'late' : 'late late--due')} />
      </td>
      <td className="rows__who" {...role('cell')}>
        {row.assignee === null ? null : <Colleague email={row.assignee} initials />}
      </td>
    </tr>
  );
}

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
function summaryOf(ui: Ui, row: ListedRow): string {
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
