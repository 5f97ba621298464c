import { listAddress } from '../../addresses.ts';
import { Weeks } from '../parts/Weeks.tsx';
import { NamedLines } from '../parts/RowLines.tsx';
import { Alert, Section, Title } from '../parts/Small.tsx';
import { useUi, type PageProps } from '../ui.tsx';
import type { Counts, ListQuery, Overview as OverviewData } from '../../contract/store.ts';

/** The lists whose oldest rows the page shows. */
const MINE = { only: 'open', assignee: 'me', sort: 'created' } as const;
const OVERDUE = { only: 'overdue', sort: 'created' } as const;

/** The home page: reminders, own rows, unread and overdue rows, and the number of rows per week. */
export function Overview({ page: { overview } }: PageProps<'overview'>) {
  const { t, frame } = useUi();
  return (
    <>
      <Title text={t('desk.overview.title')} />
      {overview.nobodyToNotify ? <Alert tone="error">{t('desk.overview.nobody')}</Alert> : null}
      {overview.notNotified > 0 ? (
        <Alert tone="error">{t('desk.overview.notNotified', { count: overview.notNotified })}</Alert>
      ) : null}
      {overview.rights.length > 0 ? (
        <Section id="rights" title={t('desk.rights.open')}>
          <NamedLines rows={overview.rights} />
        </Section>
      ) : null}
      {overview.reminders.length > 0 ? (
        <Section id="reminders" title={t('desk.overview.reminders')}>
          <NamedLines rows={overview.reminders} />
        </Section>
      ) : null}
      <Section id="mine" title={t('desk.overview.mine')}>
        {overview.mine.length === 0 ? <p className="empty">{t('desk.overview.nothingMine')}</p> : null}
        <NamedLines rows={overview.mine} list={MINE} />
        <AllOf counts={frame.counts?.mine ?? {}} query={MINE} />
      </Section>
      <Section id="unread" title={t('desk.filter.unread')}>
        <Unread counts={frame.counts?.unread ?? {}} />
      </Section>
      <Section id="overdue" title={t('desk.overview.overdue')}>
        <Overdue overview={overview} />
      </Section>
      <Section id="weeks" title={t('desk.overview.weeks')}>
        <Weeks weeks={overview.weeks} />
      </Section>
    </>
  );
}

function Unread({ counts }: { counts: Counts['unread'] }) {
  const { tableLabel, formats, role } = useUi();
  return (
    <ul className="tiles">
      {(role?.tables ?? []).map((key) => {
        const count = counts[key] ?? 0;
        return (
          <li key={key}>
            <a href={listAddress(key, { only: 'unread' })} className={count > 0 ? 'tile tile--new' : 'tile'}>
              <strong>{count >= 1000 ? '999+' : formats.number(count)}</strong>
              <span>{tableLabel(key)}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Overdue({ overview: { overdue, overdueTotals } }: { overview: OverviewData }) {
  const { t, config, formats } = useUi();
  const hours = config.responseHours;
  const count = Object.values(overdueTotals).reduce((sum, each) => sum + each, 0);
  if (overdue.length === 0) return <p className="empty">{t('desk.overview.nothingOverdue', { hours })}</p>;
  return (
    <>
      <p className="lead">{t('desk.overview.overdueLead', { hours, count, total: formats.number(count) })}</p>
      <NamedLines rows={overdue} list={OVERDUE} isLate />
      <AllOf counts={overdueTotals} query={OVERDUE} />
    </>
  );
}

/** Links to the lists of all such rows, one for each table that has any. */
function AllOf({ counts, query }: { counts: Counts['unread']; query: Partial<ListQuery> }) {
  const { t, tableLabel, formats } = useUi();
  return (
    <ul className="links">
      {Object.entries(counts).map(([key, count]) =>
        count === 0 ? null : (
          <li key={key}>
            <a href={listAddress(key, query)}>
              {t('desk.overview.all', { count, total: formats.number(count), table: tableLabel(key) })}
            </a>
          </li>
        ),
      )}
    </ul>
  );
}
