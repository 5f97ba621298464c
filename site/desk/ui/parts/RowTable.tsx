import type { ReactElement } from 'react';
import type { DeskColumn, DeskTable } from '../../contract/config.ts';
import type { ListedRow, ListQuery, ListSort, RowList } from '../../contract/store.ts';
import { visible } from '../../visible.ts';
import { listAddress, rowAddress } from '../addresses.ts';
import { useUi } from '../ui.tsx';
import { Colleague, Icon, Status, Time } from './Small.tsx';
import { ColumnValue, nameOf } from './Visitor.tsx';

/** A table stays one for those who do not see it, also where a phone shows each row as a card. */
function role(name: string): { role: string } {
  return { role: name };
}

/** The rows of a list. */
export function RowTable({ table, query, list }: { table: DeskTable; query: ListQuery; list: RowList }): ReactElement {
  const { t, label } = useUi();
  const columns = table.list.flatMap((name) => table.columns.find((column) => column.name === name) ?? []);
  const first = columns.find(({ name }) => name === table.person.name) ?? columns[0];
  return (
    <div className="rows__frame">
      <table className="rows" aria-describedby="count" {...role('table')}>
        <caption className="sr">{label(table.label)}</caption>
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            <th className="rows__check" scope="col" {...role('columnheader')}>
              <span className="sr">{t('desk.column.choose')}</span>
            </th>
            <th scope="col" {...role('columnheader')}>
              {t('leadsAdmin.columnId')}
            </th>
            {columns.map((column) => (
              <Head
                key={column.name}
                query={query}
                sort={sortOf(table, column)}
                text={columnLabel(table, column, t, label)}
              />
            ))}
            <Head query={query} sort="created" text={t('leadsAdmin.columnDate')} />
            <Head query={query} sort="status" text={t('desk.column.status')} />
            <th scope="col" {...role('columnheader')}>
              {t('desk.column.assignee')}
            </th>
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {list.rows.map((row) => (
            <Row key={row.id} table={table} columns={columns} first={first} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a column of a list is called: those that the firm knows from its table of leads as they are called there. */
function columnLabel(
  { person }: DeskTable,
  { name, label: own }: DeskColumn,
  t: (key: string) => string,
  label: (text: DeskColumn['label']) => string,
): string {
  if (name === person.name) return t('leadsAdmin.columnName');
  return name === person.email ? t('leadsAdmin.columnEmail') : label(own);
}

function sortOf({ person }: DeskTable, { name }: DeskColumn): 'name' | 'email' | undefined {
  return name === person.name ? 'name' : name === person.email ? 'email' : undefined;
}

function Head({
  query,
  sort,
  text,
}: {
  query: ListQuery;
  sort: 'name' | 'email' | 'created' | 'status' | undefined;
  text: string;
}): ReactElement {
  const { t } = useUi();
  if (sort === undefined) {
    return (
      <th scope="col" {...role('columnheader')}>
        {text}
      </th>
    );
  }
  const order = query.sort === sort ? 'ascending' : query.sort === `-${sort}` ? 'descending' : undefined;
  const next: ListSort = order === 'ascending' || (order === undefined && sort === 'created') ? `-${sort}` : sort;
  return (
    <th scope="col" aria-sort={order} {...role('columnheader')}>
      <a href={listAddress(query.table, { ...query, sort: next, page: 1 })} title={t('desk.sort.by', { column: text })}>
        {text}{' '}
        {order ? (
          <Icon name={order === 'ascending' ? 'i-ph-arrow-up' : 'i-ph-arrow-down'} />
        ) : (
          <Icon name="i-ph-arrows-down-up" />
        )}
      </a>
    </th>
  );
}

interface RowProps {
  readonly table: DeskTable;
  readonly columns: readonly DeskColumn[];
  readonly first: DeskColumn | undefined;
  readonly row: ListedRow;
}

/** Kinds of columns whose values say nothing without the column's head, which a card has not. */
const BARE: ReadonlySet<DeskColumn['kind']> = new Set(['option', 'number', 'date', 'timestamp']);

function Row({ table, columns, first, row }: RowProps): ReactElement {
  const { t, label } = useUi();
  const name = nameOf(table, row.values) || row.id.slice(0, 8);
  const to = rowAddress(table.key, row.id);
  return (
    <tr data-id={row.id} data-status={row.status} className={row.isNew ? 'is-new' : undefined} {...role('row')}>
      <td className="rows__check" {...role('cell')}>
        <input type="checkbox" name="row" value={row.id} aria-label={t('desk.bulk.choose', { name })} />
      </td>
      <td className="rows__id" {...role('cell')}>
        {first ? row.id.slice(0, 8) : <a href={to}>{row.id.slice(0, 8)}</a>}
      </td>
      {columns.map((column) => (
        <td
          key={column.name}
          className={column === first ? 'rows__name' : `rows__${column.kind}`}
          {...(column !== first && BARE.has(column.kind) && { 'data-label': label(column.label) })}
          {...role('cell')}
        >
          {column === first ? (
            <a href={to} className="rows__open">
              {visible(row.values[column.name]) === null ? (
                t('desk.row.nameless')
              ) : (
                <ColumnValue column={column} value={row.values[column.name] ?? null} />
              )}
            </a>
          ) : (
            <ColumnValue column={column} value={row.values[column.name] ?? null} />
          )}
          {column === first && row.isNew ? <span className="tag">{t('desk.row.new')}</span> : null}
        </td>
      ))}
      <td className="rows__date" {...role('cell')}>
        <Time at={row.createdAt} />{' '}
        {row.overdue ? <span className="tag tag--late">{t('desk.row.overdue')}</span> : null}
      </td>
      <td className="rows__state" {...role('cell')}>
        <Status status={row.status} />
      </td>
      <td className="rows__who" {...role('cell')}>
        <Colleague email={row.assignee} />
      </td>
    </tr>
  );
}
