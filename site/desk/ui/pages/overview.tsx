import type { ReactElement } from 'react';
import type { PageModule } from '../App.tsx';
import { listAddress, rowAddress } from '../addresses.ts';
import { Weeks } from '../parts/Weeks.tsx';
import { Alert, Colleague, Heading, Status, Time } from '../parts/Small.tsx';
import { Visitor, nameOf } from '../parts/Visitor.tsx';
import { useUi } from '../ui.tsx';
import type { Overview } from '../../contract/store.ts';

/** What is new, what is late, and how much there is. */
export const overview: PageModule<'overview'> = {
  title: (_page, { t }) => t('desk.overview.title'),
  View({ page: { overview } }): ReactElement {
    const { t, frame } = useUi();
    return (
      <>
        <Heading>{t('desk.overview.title')}</Heading>
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
        <section aria-labelledby="since">
          <h2 id="since">{t('desk.overview.since')}</h2>
          <Since counts={overview.sinceLastVisit} />
        </section>
        <section aria-labelledby="overdue">
          <h2 id="overdue">{t('desk.overview.overdue')}</h2>
          <Overdue overview={overview} />
        </section>
        <section aria-labelledby="weeks">
          <h2 id="weeks">{t('desk.overview.weeks')}</h2>
          <Weeks key={frame.locale} weeks={overview.weeks} />
        </section>
      </>
    );
  },
};

function Since({ counts }: { counts: Overview['sinceLastVisit'] }): ReactElement {
  const { t, table, label, formats } = useUi();
  return (
    <ul className="tiles">
      {counts.map(({ table: key, count }) => {
        const known = table(key);
        return (
          <li key={key}>
            <a href={listAddress(key)} className={count > 0 ? 'tile tile--new' : 'tile'}>
              <strong>{formats.number(count)}</strong>
              <span>{known ? label(known.label) : key}</span>
              <small>{t('desk.overview.new', { count })}</small>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Overdue({ overview: { overdue, overdueTotal } }: { overview: Overview }): ReactElement {
  const { t, table, label, config, formats } = useUi();
  if (overdue.length === 0)
    return <p className="empty">{t('desk.overview.nothingOverdue', { hours: config.responseHours })}</p>;
  return (
    <>
      <p className="lead">
        {t('desk.overview.overdueLead', {
          hours: config.responseHours,
          count: overdueTotal,
          total: formats.number(overdueTotal),
        })}
      </p>
      <ul className="cards">
        {overdue.map((row) => {
          const known = table(row.table);
          return (
            <li key={row.id}>
              <a href={rowAddress(row.table, row.id)} className="card">
                <strong>
                  <Visitor text={known ? nameOf(known, row.values) || row.id.slice(0, 8) : row.id.slice(0, 8)} />
                </strong>
                <span>
                  {known ? label(known.label) : row.table} · <Time at={row.createdAt} />
                </span>
                <span className="card__state">
                  <Status status={row.status} /> <Colleague email={row.assignee} />
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
