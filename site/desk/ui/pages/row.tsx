import type { ReactElement } from 'react';
import type { FullRow } from '../../contract/store.ts';
import { listAddress, rowAddress, type PageOf } from '../../addresses.ts';
import { Conflict } from '../parts/Conflict.tsx';
import { FollowUp } from '../parts/FollowUp.tsx';
import { History } from '../parts/History.tsx';
import { Origin } from '../parts/Origin.tsx';
import { Reply } from '../parts/Reply.tsx';
import { RowLines } from '../parts/RowLines.tsx';
import { Icon, Status, Time } from '../parts/Small.tsx';
import { ColumnValue, nameOf } from '../parts/Visitor.tsx';
import { useUi, type PageModule } from '../ui.tsx';

/** One row in full: its values, reply, follow-up, history and origin. */
export const row: PageModule<'row'> = {
  title: ({ row }, { table }) => {
    const known = table(row.table);
    return (known && nameOf(known, row.values)) || row.id.slice(0, 8);
  },
  View({ page }): ReactElement {
    const { row } = page;
    const { t, table, label, role } = useUi();
    const known = table(row.table);
    if (!known) throw new Error(`There is no table "${row.table}".`);
    return (
      <>
        <div className="back">
          <a href={listAddress(row.table, page.list?.query)}>
            <Icon name="i-ph-arrow-left" /> {label(known.label)}
          </a>
          {page.list ? <Place table={row.table} list={page.list} /> : null}
        </div>
        <div className="top">
          <h1>
            <bdi>{nameOf(known, row.values) || row.id.slice(0, 8)}</bdi>
          </h1>
          <p className="top__count">
            <Time at={row.createdAt} /> <Status table={row.table} status={row.status} />{' '}
            {row.overdue ? <span className="tag tag--late">{t('desk.row.overdue')}</span> : null}
            {row.isDue ? <span className="tag">{t('desk.row.due')}</span> : null}
          </p>
        </div>
        {page.conflict ? <Conflict conflict={page.conflict} entered={page.entered} row={row} /> : null}
        <div className="two two--row">
          <div className="two__main">
            <Reply table={known} row={row} />
            <section className="panel" aria-labelledby="sent">
              <h2 id="sent">{t('desk.row.sent')}</h2>
              <dl className="values">
                {known.columns
                  .filter(({ name, conditional }) => !conditional || row.values[name])
                  .map((column) => (
                    <div key={column.name} className={column.kind === 'longText' ? 'values__long' : undefined}>
                      <dt>{label(column.label)}</dt>
                      <dd>
                        <ColumnValue column={column} value={row.values[column.name] ?? null} full />
                      </dd>
                    </div>
                  ))}
                <div>
                  <dt>{t('leadsAdmin.columnId')}</dt>
                  <dd className="code">{row.id}</dd>
                </div>
              </dl>
            </section>
          </div>
          <div className="two__side">
            <FollowUp page={page} />
            <History table={row.table} history={row.history} />
            <section className="panel panel--quiet" aria-labelledby="privacy">
              <h2 id="privacy">{t('desk.row.privacy')}</h2>
              <p>
                <a className="link" href={`${rowAddress(row.table, row.id)}/person`}>
                  <Icon name="i-ph-download-simple" /> {t('desk.row.copy')}
                </a>
              </p>
              {role?.powers.includes('erase') ? (
                <p>
                  <a className="danger" href={`${rowAddress(row.table, row.id)}/erase`}>
                    <Icon name="i-ph-trash" /> {t('desk.row.erase')}
                  </a>
                </p>
              ) : null}
            </section>
          </div>
          <div className="two__more">
            <Earlier earlier={row.earlier} />
            <Origin row={row} />
          </div>
        </div>
      </>
    );
  },
};

/** The row's position in the list that the reader came from, with links to its neighbours. */
function Place({
  table,
  list: { query, place },
}: {
  table: string;
  list: NonNullable<PageOf<'row'>['list']>;
}): ReactElement {
  const { t, formats } = useUi();
  const total = formats.number(place.total);
  const link = (rel: 'prev' | 'next', to: typeof place.next): ReactElement | null =>
    to ? (
      <a className="button button--small" rel={rel} href={rowAddress(table, to.id, query, to.at)}>
        <Icon name={rel === 'prev' ? 'i-ph-caret-left' : 'i-ph-caret-right'} />
        <span className="sr">{t(rel === 'prev' ? 'desk.keys.previous' : 'desk.keys.next')}</span>
      </a>
    ) : null;
  return (
    <nav className="place" aria-label={t('desk.place.label')}>
      {link('prev', place.previous)}
      <span>
        {t('desk.place.of', {
          at: place.at === undefined ? '–' : formats.number(place.at),
          total: place.totalIsExact ? total : t('desk.inbox.moreThan', { total }),
        })}
      </span>
      {link('next', place.next)}
    </nav>
  );
}

function Earlier({ earlier }: { earlier: FullRow['earlier'] }): ReactElement | null {
  const { t } = useUi();
  if (earlier.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="earlier">
      <h2 id="earlier">{t('desk.row.earlier', { count: earlier.length })}</h2>
      <RowLines rows={earlier} />
    </section>
  );
}
