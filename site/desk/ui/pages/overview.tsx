import type { ReactElement } from 'react';
import type { PageModule } from '../App.tsx';
import { listAddress, rowAddress } from '../../addresses.ts';
import { Weeks } from '../parts/Weeks.tsx';
import { Alert, Colleague, Heading, Time } from '../parts/Small.tsx';
import { Visitor, nameOf } from '../parts/Visitor.tsx';
import { useUi } from '../ui.tsx';
import type { Counts, ListQuery, Overview } from '../../contract/store.ts';
import { summaryOf } from '../summary.ts';

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
        <section aria-labelledby="mine">
          <h2 id="mine">{t('desk.overview.mine')}</h2>
          <Tiles counts={frame.counts?.mine ?? {}} query={{ only: 'open', assignee: 'me' }} text="desk.overview.open" />
        </section>
        <section aria-labelledby="unread">
          <h2 id="unread">{t('desk.filter.unread')}</h2>
          <Tiles counts={frame.counts?.unread ?? {}} query={{ only: 'unread' }} text="desk.overview.new" />
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

function Tiles({
  counts,
  query,
  text,
}: {
  counts: Counts['unread'];
  query: Partial<ListQuery>;
  text: string;
}): ReactElement {
  const { t, table, label, formats, role } = useUi();
  return (
    <ul className="tiles">
      {(role?.tables ?? []).map((key) => {
        const known = table(key);
        const count = counts[key] ?? 0;
        return (
          <li key={key}>
            <a href={listAddress(key, query)} className={count > 0 ? 'tile tile--new' : 'tile'}>
              <strong>{formats.number(count)}</strong>
              <span>{known ? label(known.label) : key}</span>
              <small>{t(text, { count })}</small>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Overdue({ overview: { overdue, overdueTotals } }: { overview: Overview }): ReactElement {
  const ui = useUi();
  const { t, table, label, config, formats } = ui;
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
      <ul className="lines lines--late">
        {overdue.map((row) => {
          const known = table(row.table);
          return (
            <li key={row.id}>
              <a href={rowAddress(row.table, row.id)}>
                <strong>
                  <Visitor text={known ? nameOf(known, row.values) || row.id.slice(0, 8) : row.id.slice(0, 8)} />
                </strong>
              </a>
              <span className="lines__text">
                <Visitor text={known ? summaryOf(ui, known, row) : row.table} />
              </span>
              <Time at={row.createdAt} relative />
              <Colleague email={row.assignee} />
            </li>
          );
        })}
      </ul>
      <ul className="links">
        {Object.entries(overdueTotals).map(([key, count]) =>
          count === 0 ? null : (
            <li key={key}>
              <a href={listAddress(key, { only: 'overdue', sort: 'created' })}>
                {t('desk.overview.all', { count, total: formats.number(count) })}: {label(table(key)?.label ?? {})}
              </a>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
