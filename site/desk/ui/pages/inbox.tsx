import type { ReactElement } from 'react';
import { parameterOf } from '../../columns.ts';
import { isFiltered, listAddress, queryIn } from '../../addresses.ts';
import { BulkBar } from '../parts/BulkBar.tsx';
import { Filters } from '../parts/Filters.tsx';
import { Pager } from '../parts/Pager.tsx';
import { RowTable } from '../parts/RowTable.tsx';
import { Alert, As } from '../parts/Small.tsx';
import { Views } from '../parts/Views.tsx';
import { useUi, type PageModule } from '../ui.tsx';

/** The labels of the query parameters. */
const LABELS: Readonly<Record<string, string>> = {
  q: 'desk.filter.q',
  view: 'desk.views.label',
  only: 'desk.filter.only',
  status: 'desk.column.status',
  form: 'desk.column.form',
  assignee: 'desk.column.assignee',
  from: 'desk.filter.from',
  to: 'desk.filter.to',
  sort: 'desk.sort.label',
  page: 'desk.pager.label',
};

/** The rows of a table, with filters and bulk changes. */
export const inbox: PageModule<'inbox'> = {
  title: ({ query }, { table, label }) => label(table(query.table)?.label ?? {}),
  View({ page: { query, list, assignees, ignored, address } }): ReactElement {
    const { t, table, label, config, formats } = useUi();
    const known = table(query.table);
    if (!known) throw new Error(`There is no table "${query.table}".`);
    const columns = new Map(known.columns.map(({ name, label: text }) => [parameterOf(name), text]));
    const nameOf = (parameter: string): string => {
      const column = columns.get(parameter);
      return column ? label(column) : t(LABELS[parameter] ?? parameter);
    };
    const filtered = isFiltered(query);
    const total = list.totalIsExact
      ? formats.number(list.total)
      : t('desk.inbox.moreThan', { total: formats.number(list.total) });
    const search = queryIn(address);
    return (
      <>
        <div className="top top--list">
          <h1>{label(known.label)}</h1>
          <p className="top__count" id="count" role="status">
            {t(filtered ? 'desk.inbox.found' : 'desk.inbox.total', { count: list.total, total })}
          </p>
          <Views table={known} query={query} />
          <Filters table={known} query={query} assignees={assignees} />
        </div>
        {ignored.length > 0 ? (
          <Alert tone="info">
            <p>{t('desk.inbox.ignored', { names: ignored.map(nameOf).join(', ') })}</p>
          </Alert>
        ) : null}
        {list.rows.length === 0 ? (
          <p className="empty">{t(filtered ? 'desk.inbox.nothingFound' : 'leadsAdmin.empty')}</p>
        ) : (
          <form method="post" action={`/inbox/${query.table}${search}`} id="bulk">
            <As />
            <BulkBar table={known} assignees={assignees} rows={list.rows} />
            <RowTable table={known} query={query} list={list} />
          </form>
        )}
        <div className="foot">
          <Pager
            here={query.page}
            pages={Math.ceil(list.total / config.pageSize)}
            hasMore={!list.totalIsExact}
            addressOf={(page) => listAddress(query.table, { ...query, page })}
          />
          <form method="post" action={`/inbox/${query.table}/export${search}`}>
            <button className="button button--small" type="submit">
              {t('desk.inbox.export')}
            </button>
          </form>
        </div>
      </>
    );
  },
};
