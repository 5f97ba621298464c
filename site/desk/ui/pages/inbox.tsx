import { parameterOf, isFiltered, listAddress, queryIn, viewAddress, rowAddress } from '../../addresses.ts';
import { Filters, parameterLabel, Pager } from '../parts/Filters.tsx';
import { RowTable, RowLines } from '../parts/RowLists.tsx';
import { Alert, Title, assigneeOptions, Form, Select, Submit } from '../parts/elements.tsx';
import { useUi, type PageProps } from '../ui.tsx';
import type { ListedRow } from '../../contract/store.ts';

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

/** All inboxes of a person, with their views. */
export function Inboxes({ page: { tables } }: PageProps<'inboxes'>) {
  const { t, table, label, totalOf } = useUi();
  return (
    <>
      <Title text={t('leadsAdmin.title')} />
      <ul className="inboxes">
        {tables.map((count) => {
          const { key, label: text, views } = table(count.table);
          return (
            <li key={key} className="panel">
              <h2>
                <a href={listAddress(key)}>{label(text)}</a>
              </h2>
              <p>{t('desk.inboxes.open', { count: count.total, total: totalOf(count) })}</p>
              {views.length > 0 ? (
                <ul className="links">
                  {views.map((view) => (
                    <li key={view.id}>
                      <a href={viewAddress(key, view)}>{label(view.label)}</a>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Search results from all inboxes that the reader sees, grouped by person. */
export function Search({ page: { q, rows } }: PageProps<'search'>) {
  const { t, table, nameOf } = useUi();
  const emailOf = (row: ListedRow): string => row.values[table(row.table).person.email ?? ''] ?? '';
  // A row without an e-mail address forms a group of its own.
  const people = Map.groupBy(rows, (row) => emailOf(row).trim().toLowerCase() || row.id);
  return (
    <>
      <Title text={t('desk.search.title')} />
      <p className="lead" id="count">
        {q === '' ? t('desk.search.lead') : t('desk.search.found', { count: rows.length })}
      </p>
      {[...people].map(([key, found]) => (
        <section key={key} className="panel" aria-label={key}>
          {found.slice(0, 1).map((first) => (
            <h2 key={first.id}>
              <a href={rowAddress(first.table, first.id)}>
                <bdi>{nameOf(first)}</bdi>
              </a>{' '}
              <small>
                <bdi>{emailOf(first)}</bdi>
              </small>
            </h2>
          ))}
          <RowLines rows={found} />
        </section>
      ))}
    </>
  );
}
