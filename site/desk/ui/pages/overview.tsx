import { listAddress } from '../../addresses.ts';
import { NamedLines } from '../parts/rows.tsx';
import { Alert, Section, Title } from '../parts/elements.tsx';
import { useUi, type PageProps, type Ui } from '../ui.tsx';
import type { Counts, ListQuery, Overview as OverviewData, Overview } from '../../contract/store.ts';

/** The lists whose oldest rows the page shows. */
const MINE = { only: 'open', assignee: 'me', sort: 'created' } as const;
const RIGHTS = { only: 'rights', sort: 'created' } as const;
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
          <NamedLines rows={overview.rights} list={RIGHTS} />
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

/** A column of chart and table: a week, or several successive weeks without rows. */
interface Column {
  readonly key: string;
  readonly weeks: Overview['weeks'];
  readonly name: string;
  readonly longName: string;
}

/** The number of rows per week, as a bar chart and as a table. Successive weeks without rows are one column. */
function Weeks({ weeks }: { weeks: Overview['weeks'] }) {
  const ui = useUi();
  const { t, formats } = ui;
  const columns = columnsOf(ui, weeks);
  const series = seriesOf(ui, columns);
  const totals = columns.map((column) => sum(countsIn(column)));
  if (series.length === 0) return <p className="empty">{t('desk.overview.noWeeks')}</p>;
  return (
    <div className="weeks">
      <Bars totals={totals} columns={columns} />
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div className="scroll" role="region" aria-label={t('desk.overview.weeksTable')} tabIndex={0}>
        <table className="numbers">
          <caption className="sr">{t('desk.overview.weeksTable')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('desk.column.form')}</th>
              {columns.map(({ key, longName }) => (
                <th scope="col" key={key}>
                  {longName}
                </th>
              ))}
              <th scope="col">{t('desk.overview.total')}</th>
            </tr>
          </thead>
          <tbody>
            {series.map(({ key, label, counts, total }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {counts.map((count, place) => (
                  <td key={columns[place]?.key} className={count === 0 ? 'zero' : undefined}>
                    {formats.number(count)}
                  </td>
                ))}
                <td>{formats.number(total)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('desk.overview.total')}</th>
              {totals.map((count, place) => (
                <td key={columns[place]?.key}>{formats.number(count)}</td>
              ))}
              <td>{formats.number(sum(series.map(({ total: count }) => ({ count }))))}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
}

const HEIGHT = 120;
const STEP = 48;
const BAR = 30;

/** With more columns than this, a phone has to shrink the chart. */
const MOST_ON_PHONE = 6;

/** The bar chart. Sizes are attributes, because the content security policy forbids style attributes. */
function Bars({ totals, columns }: { totals: readonly number[]; columns: readonly Column[] }) {
  const { t } = useUi();
  const most = Math.max(...totals, 1);
  const ground = HEIGHT + 16.5;
  const [width, height] = [totals.length * STEP, HEIGHT + 40];
  return (
    <svg
      className={totals.length > MOST_ON_PHONE ? 'bars bars--many' : 'bars'}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={t('desk.overview.chart')}
    >
      {totals.map((total, week) => {
        const bar = Math.round((total / most) * HEIGHT);
        const middle = week * STEP + STEP / 2;
        return (
          <g key={columns[week]?.key} textAnchor="middle">
            <rect className="bar" x={middle - BAR / 2} y={ground - bar} width={BAR} height={bar} />
            {total > 0 ? (
              <text className="bar__count" x={middle} y={ground - bar - 5}>
                {total}
              </text>
            ) : null}
            <text className="bar__week" x={middle} y={HEIGHT + 34}>
              {columns[week]?.name}
            </text>
          </g>
        );
      })}
      <line className="bars__ground" x1="0" x2={totals.length * STEP} y1={ground} y2={ground} />
    </svg>
  );
}

function sum(entries: readonly { readonly count: number }[]): number {
  return entries.reduce((total, { count }) => total + count, 0);
}

function countsIn({ weeks }: Pick<Column, 'weeks'>): Overview['weeks'][number]['counts'] {
  return weeks.flatMap(({ counts }) => counts);
}

/** Folds successive weeks without rows into one column each. */
function columnsOf({ t, formats }: Ui, weeks: Overview['weeks']): Column[] {
  const groups: Overview['weeks'][number][][] = [];
  for (const week of weeks) {
    const last = groups.at(-1);
    if (last && sum(week.counts) === 0 && sum(countsIn({ weeks: last })) === 0) last.push(week);
    else groups.push([week]);
  }
  return groups.map((group) => {
    const [{ week: key } = { week: '' }] = group;
    if (group.length === 1) return { key, weeks: group, name: formats.shortDay(key), longName: formats.shortDay(key) };
    const values = { weeks: formats.number(group.length) };
    const [name, longName] = [t('desk.overview.emptyWeeks', values), t('desk.overview.emptyWeeksLong', values)];
    return { key, weeks: group, name, longName };
  });
}

/** A series for each form that sent any rows. */
function seriesOf({ formLabel, tableLabel }: Ui, columns: readonly Column[]) {
  const forms = Map.groupBy(
    columns.flatMap((column) => countsIn(column).map((each) => ({ ...each, week: column.key }))),
    ({ table, form }) => `${table} ${form ?? ''}`,
  );
  const all = [...forms].map(([key, entries]) => {
    const { table = '', form = null } = entries[0] ?? {};
    const label = form === null ? `${tableLabel(table)}: ${formLabel(table, form)}` : formLabel(table, form);
    const counts = columns.map(({ key: week }) => sum(entries.filter((each) => each.week === week)));
    return { key, label, counts, total: sum(entries) };
  });
  return all
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total || (one.key < other.key ? -1 : 1));
}
