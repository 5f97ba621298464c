import type { ReactElement } from 'react';
import type { FullRow } from '../../contract/store.ts';
import type { PageModule } from '../App.tsx';
import { listAddress, rowAddress } from '../addresses.ts';
import { Conflict } from '../parts/Conflict.tsx';
import { FollowUp } from '../parts/FollowUp.tsx';
import { History } from '../parts/History.tsx';
import { Origin } from '../parts/Origin.tsx';
import { Reply } from '../parts/Reply.tsx';
import { Heading, Icon, Status, Time } from '../parts/Small.tsx';
import { ColumnValue, Visitor, nameOf } from '../parts/Visitor.tsx';
import { useUi } from '../ui.tsx';

/** One row in full: what was sent, what was done about it, and what there is to do. */
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
        <p className="back">
          <a href={listAddress(row.table)}>
            <Icon name="i-ph-arrow-left" /> {label(known.label)}
          </a>
        </p>
        <div className="top">
          <Heading>
            <Visitor text={nameOf(known, row.values) || row.id.slice(0, 8)} />
          </Heading>
          <p className="top__count">
            <Time at={row.createdAt} /> <Status status={row.status} />{' '}
            {row.overdue ? <span className="tag tag--late">{t('desk.row.overdue')}</span> : null}
          </p>
        </div>
        {page.conflict ? <Conflict conflict={page.conflict} row={row} /> : null}
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
            <FollowUp key={row.id} page={page} />
            <History history={row.history} />
            <section className="panel panel--quiet" aria-labelledby="privacy">
              <h2 id="privacy">{t('desk.row.privacy')}</h2>
              <form method="post" action={`${rowAddress(row.table, row.id)}/copy`}>
                <button className="link" type="submit">
                  <Icon name="i-ph-download-simple" /> {t('desk.row.copy')}
                </button>
              </form>
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

function Earlier({ earlier }: { earlier: FullRow['earlier'] }): ReactElement | null {
  const { t, table, label } = useUi();
  if (earlier.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="earlier">
      <h2 id="earlier">{t('desk.row.earlier', { count: earlier.length })}</h2>
      <ul className="lines">
        {earlier.map(({ table: key, id, createdAt, status }) => (
          <li key={id}>
            <a href={rowAddress(key, id)}>
              <Time at={createdAt} />
            </a>{' '}
            <span>{label(table(key)?.label ?? {}) || key}</span> <Status status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
