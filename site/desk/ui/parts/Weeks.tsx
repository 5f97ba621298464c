import type { Overview } from '../../contract/store.ts';
import { useUi, type Ui } from '../ui.tsx';

/** The number of rows per week, as a bar chart and as a table. */
export function Weeks({ weeks }: { weeks: Overview['weeks'] }) {
  const ui = useUi();
  const { t, formats } = ui;
  const series = seriesOf(ui, weeks);
  const totals = weeks.map(({ counts }) => sum(counts));
  if (series.length === 0) return <p className="empty">{t('desk.overview.noWeeks')}</p>;
  const names = weeks.map(({ week }) => formats.shortDay(week));
  return (
    <div className="weeks">
      <Bars totals={totals} names={names} />
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div className="scroll" role="region" aria-label={t('desk.overview.weeksTable')} tabIndex={0}>
        <table className="numbers">
          <caption className="sr">{t('desk.overview.weeksTable')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('desk.column.form')}</th>
              {names.map((name) => (
                <th scope="col" key={name}>
                  {name}
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
                  <td key={names[place]} className={count === 0 ? 'zero' : undefined}>
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
                <td key={names[place]}>{formats.number(count)}</td>
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

/** The bar chart. Sizes are attributes, because the content security policy forbids style attributes. */
function Bars({ totals, names }: { totals: readonly number[]; names: readonly string[] }) {
  const { t } = useUi();
  const most = Math.max(...totals, 1);
  const ground = HEIGHT + 16.5;
  return (
    <svg
      className="bars"
      viewBox={`0 0 ${totals.length * STEP} ${HEIGHT + 40}`}
      role="img"
      aria-label={t('desk.overview.chart')}
    >
      {totals.map((total, week) => {
        const height = Math.round((total / most) * HEIGHT);
        const middle = week * STEP + STEP / 2;
        return (
          <g key={names[week]} textAnchor="middle">
            <rect className="bar" x={middle - BAR / 2} y={ground - height} width={BAR} height={height} />
            {total > 0 ? (
              <text className="bar__count" x={middle} y={ground - height - 5}>
                {total}
              </text>
            ) : null}
            <text className="bar__week" x={middle} y={HEIGHT + 34}>
              {names[week]}
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

/** A series for each form that sent any rows. */
function seriesOf({ formLabel, tableLabel }: Ui, weeks: Overview['weeks']) {
  const forms = Map.groupBy(
    weeks.flatMap(({ week, counts }) => counts.map((each) => ({ ...each, week }))),
    ({ table, form }) => `${table} ${form ?? ''}`,
  );
  const all = [...forms].map(([key, entries]) => {
    const { table = '', form = null } = entries[0] ?? {};
    const label = form === null ? `${tableLabel(table)}: ${formLabel(table, form)}` : formLabel(table, form);
    const counts = weeks.map(({ week }) => sum(entries.filter((each) => each.week === week)));
    return { key, label, counts, total: sum(entries) };
  });
  return all
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total || (one.key < other.key ? -1 : 1));
}
