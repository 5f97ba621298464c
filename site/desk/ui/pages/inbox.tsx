import { parameterOf, isFiltered, listAddress, queryIn, viewAddress, rowAddress } from '../../addresses.ts';
import type { DeskTable } from '../../contract/config.ts';
import type { ListedRow, ListQuery } from '../../contract/store.ts';
import { visible } from '../../format.ts';
import { Filters, parameterLabel, Pager } from '../parts/Filters.tsx';
import { ColumnValue, summaryOf } from '../parts/rows.tsx';
import {
  Alert,
  Colleague,
  Form,
  Icon,
  RightsTag,
  Select,
  Status,
  Submit,
  Time,
  Title,
  assigneeOptions,
} from '../parts/elements.tsx';
import { useUi, type PageProps } from '../ui.tsx';

/** The rows of a table, with filters and bulk changes. */
export function Inbox({ page }: PageProps<'inbox'>) {
  const { query, list, ignored, address } = page;
  const { t, table: tableOf, label, totalOf, config } = useUi();
  const table = tableOf(query.table);
  const nameOf = (parameter: string): string => {
    const column = table.columns.find(({ name }) => parameterOf(name) === parameter);
    return column ? label(column.label) : parameterLabel(t, parameter);
  };
  const filtered = isFiltered(query);
  return (
    <>
      <div className="top top--list">
        <Title text={label(table.label)} />
        <p className="top__count" id="count" role="status">
          {t(filtered ? 'desk.inbox.found' : 'desk.inbox.total', { count: list.total, total: totalOf(list) })}
        </p>
        <Views page={page} />
        <Filters page={page} />
      </div>
      {ignored.length > 0 ? (
        <Alert tone="info">{t('desk.inbox.ignored', { names: ignored.map(nameOf).join(', ') })}</Alert>
      ) : null}
      {list.rows.length === 0 ? (
        <p className="empty">
          {t(query.q ? 'desk.inbox.nothingFound' : filtered ? 'desk.inbox.nothingHere' : 'leadsAdmin.empty')}
        </p>
      ) : (
        <Form action={`/inbox/${query.table}${queryIn(address)}`} id="bulk">
          <BulkBar page={page} />
          <RowTable page={page} />
        </Form>
      )}
      <div className="foot">
        <Pager
          here={query.page}
          pages={Math.ceil(list.total / config.pageSize)}
          hasMore={!list.totalIsExact}
          addressOf={(number) => listAddress(query.table, { ...query, page: number })}
        />
        <Form action={`/inbox/${query.table}/export${queryIn(address)}`}>
          <Submit look="small">{t('desk.inbox.export')}</Submit>
        </Form>
      </div>
    </>
  );
}

/** Links to the predefined filters of a table. */
function Views({ page: { query } }: PageProps<'inbox'>) {
  const { t, label, table: tableOf } = useUi();
  const table = tableOf(query.table);
  const all = listAddress(table.key);
  const here = listAddress(table.key, { ...query, page: 1 });
  const link = (text: string, to: string, shows: string) => (
    <li key={to}>
      <a href={to} className="chip" aria-current={shows === here ? 'page' : undefined}>
        {text}
      </a>
    </li>
  );
  return (
    <nav className="views" aria-label={t('desk.views.label')}>
      <ul>
        {link(t('desk.views.all'), all, all)}
        {table.views.map((view) => link(label(view.label), `${all}?view=${view.id}`, viewAddress(table.key, view)))}
      </ul>
    </nav>
  );
}

/** The controls that change the selected rows. */
function BulkBar({ page: { query, assignees, list } }: PageProps<'inbox'>) {
  const ui = useUi();
  const { t, label, config } = ui;
  const { statuses } = ui.table(query.table);
  const hint = t('desk.bulk.hint');
  // By the number of selected rows.
  const texts = [
    hint,
    ...Array.from({ length: config.pageSize }, (_, rows) => t('desk.bulk.chosen', { count: rows + 1 })),
  ];
  return (
    <fieldset className="bulk">
      <legend className="sr">{t('desk.bulk.label')}</legend>
      <p className="bulk__count" id="chosen" aria-live="polite" data-texts={JSON.stringify(texts)}>
        {hint}
      </p>
      {/* Without a script, the server changes these rows if the box for all rows is ticked. */}
      {list.rows.map(({ id }) => (
        <input key={id} type="hidden" name="shown" value={id} />
      ))}
      <Select
        name="bulk-status"
        aria-label={t('desk.bulk.status')}
        empty={t('desk.bulk.status')}
        options={statuses.map((status) => [status.key, label(status.label)])}
        defaultValue=""
      />
      <Select
        name="bulk-assignee"
        aria-label={t('desk.bulk.assignee')}
        empty={t('desk.bulk.assignee')}
        options={[['none', t('desk.assignee.none')], ...assigneeOptions(ui, assignees)]}
        defaultValue=""
      />
      <Submit look="small primary">{t('desk.bulk.submit')}</Submit>
    </fieldset>
  );
}

/** Repeats an element's implicit role, which some browsers drop when CSS shows the rows as cards on a phone. */
function role(name: string): { role: string } {
  return { role: name };
}

/** The rows of a list: name, e-mail address, date, status and assignee. */
function RowTable({ page: { query, list } }: PageProps<'inbox'>) {
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
