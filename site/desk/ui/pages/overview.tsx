import type { ReactElement } from 'react';
import { listAddress } from '../../addresses.ts';
import { Weeks } from '../parts/Weeks.tsx';
import { NamedLines } from '../parts/RowLines.tsx';
import { Alert } from '../parts/Small.tsx';
import { useUi, type PageModule } from '../ui.tsx';
import type { Counts, ListQuery, Overview } from '../../contract/store.ts';

/** The home page: reminders, own rows, unread and overdue rows, and the number of rows per week. */
export const overview: PageModule<'overview'> = {
  title: (_page, { t }) => t('desk.overview.title'),
  View({ page: { overview } }): ReactElement {
    const { t, frame } = useUi();
    return (
      <>
        <h1>{t('desk.overview.title')}</h1>
        {overview.nobodyToNotify ? (
          <Alert tone="error">
            <p>{t('desk.overview.nobody')}</p>
          </Alert>
        ) : null}
        {overview.notNotified > 0 ? (
          <Alert tone="error">
            <p>{t('desk.overview.notNotified', { count: overview.notNotified })}</p>
          </Alert>
        ) : null}
        {overview.reminders.length > 0 ? (
          <section aria-labelledby="reminders">
            <h2 id="reminders">{t('desk.overview.reminders')}</h2>
            <NamedLines rows={overview.reminders} />
          </section>
        ) : null}
        <section aria-labelledby="mine">
          <h2 id="mine">{t('desk.overview.mine')}</h2>
          {overview.mine.length === 0 ? <p className="empty">{t('desk.overview.nothingMine')}</p> : null}
          <NamedLines rows={overview.mine} />
          <AllOf counts={frame.counts?.mine ?? {}} query={{ only: 'open', assignee: 'me' }} />
        </section>
        <section aria-labelledby="unread">
          <h2 id="unread">{t('desk.filter.unread')}</h2>
          <Unread counts={frame.counts?.unread ?? {}} />
        </section>
        <section aria-labelledby="overdue">
          <h2 id="overdue">{t('desk.overview.overdue')}</h2>
          <Overdue overview={overview} />
        </section>
        <section aria-labelledby="weeks">
          <h2 id="weeks">{t('desk.overview.weeks')}</h2>
          <Weeks weeks={overview.weeks} />
        </section>
      </>
    );
  },
};

function Unread({ counts }: { counts: Counts['unread'] }): ReactElement {
  const { table, label, formats, role } = useUi();
  return (
    <ul className="tiles">
      {(role?.tables ?? []).map((key) => {
        const known = table(key);
        const count = counts[key] ?? 0;
        return (
          <li key={key}>
            <a href={listAddress(key, { only: 'unread' })} className={count > 0 ? 'tile tile--new' : 'tile'}>
              <strong>{count >= 1000 ? '999+' : formats.number(count)}</strong>
              <span>{known ? label(known.label) : key}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Overdue({ overview: { overdue, overdueTotals } }: { overview: Overview }): ReactElement {
  const { t, config, formats } = useUi();
  const total = Object.values(overdueTotals).reduce((sum, count) => sum + count, 0);
  if (overdue.length === 0)
    return <p className="empty">{t('desk.overview.nothingOverdue', { hours: config.responseHours })}</p>;
  return (
    <>
      <p className="lead">
        {t('desk.overview.overdueLead', {
          hours: config.responseHours,
          count: total,
          total: formats.number(total),
        })}
      </p>
      <NamedLines rows={overdue} isLate />
      <AllOf counts={overdueTotals} query={{ only: 'overdue', sort: 'created' }} />
    </>
  );
}

/** Links to the lists of all such rows, one for each table that has any. */
function AllOf({ counts, query }: { counts: Counts['unread']; query: Partial<ListQuery> }): ReactElement {
  const { t, table, label, formats } = useUi();
  return (
    <ul className="links">
      {Object.entries(counts).map(([key, count]) =>
        count === 0 ? null : (
          <li key={key}>
            <a href={listAddress(key, query)}>
              {t('desk.overview.all', { count, total: formats.number(count) })}: {label(table(key)?.label ?? {})}
            </a>
          </li>
        ),
      )}
    </ul>
  );
}
