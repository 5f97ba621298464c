import { chartOf, describeLow, isShort, plot, weeksInWords, type Forecast } from '../../../shared/papers/amounts.ts';
import { useWords } from '../../../render/prose.tsx';
import { type DrawingProps, Result, Setting, Settings } from '../drawing.tsx';

const foot = plot.top + plot.height;

/** The balance of each week as a line, with the minimum balance, and advice for the lowest week. */
export default function Cash({ drawing }: DrawingProps<'cash'>) {
  const { t, formats } = useWords();
  const { weeks, minimum, postpone, advice } = drawing;
  const step = niceStep(Math.max(...weeks, minimum.amount));
  const { line, area, x, y, low } = chartOf(step, weeks);
  const lowIsLate = low > weeks.length / 2;
  const ends = { x1: `${plot.left}%`, x2: '97%' };
  const forecast: Forecast = {
    weeks,
    minimum: minimum.amount,
    step,
    ...(postpone && { postpone: { week: postpone.week, amount: postpone.amount } }),
    week: t(drawing.week),
  };
  const isBelow = isShort(forecast, weeks);
  const words = (
    <>
      <span data-fill="low">{describeLow(forecast.week, weeks)}</span>{' '}
      <span data-below="" hidden={!isBelow}>
        {t(advice.below)}
      </span>
      <span data-above="" hidden={isBelow}>
        {t(advice.above)}
      </span>
    </>
  );
  return (
    <>
      {postpone ? (
        <Settings result={<Result>{words}</Result>}>
          <Setting label={t(postpone.label)}>
            <input
              className="min-h-11 md:min-h-8 w-32 accent-accent"
              type="range"
              min="0"
              max={postpone.most}
              defaultValue="0"
              aria-valuetext={weeksInWords(formats, 0)}
              autoComplete="off"
            />
            <b className="text-ink" data-fill="by" aria-hidden="true">
              {weeksInWords(formats, 0)}
            </b>
          </Setting>
        </Settings>
      ) : (
        <p className="font-600">{words}</p>
      )}
      <svg
        className="w-full of-visible text-paper-small fill-ink-soft"
        height={foot + 24}
        aria-hidden="true"
        data-forecast={postpone && JSON.stringify(forecast)}
      >
        <svg
          x={`${plot.left}%`}
          y={plot.top}
          width={`${plot.width}%`}
          height={plot.height}
          viewBox={`0 0 ${weeks.length - 1} ${plot.height}`}
          preserveAspectRatio="none"
        >
          <path className="fill-accent-tint" d={area} />
          <path
            className="fill-none stroke-accent stroke-2.5 [stroke-linejoin:round] [vector-effect:non-scaling-stroke]"
            d={line}
          />
        </svg>
        {[1, 2, 3].map((mark) => (
          <g key={mark}>
            <line className="stroke-line stroke-1" {...ends} y1={y(mark * step)} y2={y(mark * step)} />
            <text x="8%" y={y(mark * step) + 4} textAnchor="end">
              {mark * step}
            </text>
          </g>
        ))}
        <line className="stroke-line-strong stroke-1" {...ends} y1={foot} y2={foot} />
        {weeks.map((_, week) => (
          // Weeks are identified by their number.
          <text key={week} x={x(week)} y={foot + 18} textAnchor="middle">
            {week + 1}
          </text>
        ))}
        <line
          className="stroke-line-strong stroke-1 [stroke-dasharray:4_4]"
          {...ends}
          y1={y(minimum.amount)}
          y2={y(minimum.amount)}
        />
        <text
          x={lowIsLate ? `${plot.left + 2}%` : '96%'}
          y={y(minimum.amount) + 16}
          textAnchor={lowIsLate ? 'start' : 'end'}
        >
          {t(minimum.label)}
        </text>
        <g data-low="">
          <line
            className="stroke-line-strong stroke-1"
            x1={x(low)}
            x2={x(low)}
            y1={plot.top - 8}
            y2={y(weeks[low] ?? 0) - 10}
          />
          <circle className="fill-none stroke-spark stroke-3" cx={x(low)} cy={y(weeks[low] ?? 0)} r="9" />
          <circle className="fill-ink" cx={x(low)} cy={y(weeks[low] ?? 0)} r="3.5" />
        </g>
      </svg>
      <div className="sr">
        <table>
          <thead>
            <tr>
              <th scope="col">{t(drawing.week)}</th>
              <th scope="col">{t(drawing.balance)}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((amount, week) => (
              // eslint-disable-next-line react/no-array-index-key
              <tr key={week}>
                <th scope="row">{week + 1}</th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          {t(minimum.label)}: {minimum.amount}.
        </p>
      </div>
    </>
  );
}

/**
 * The distance between three marks at round numbers that reach almost as far as the largest amount.
 * @example niceStep(62) // 20
 */
function niceStep(largest: number): number {
  const unit = 10 ** Math.floor(Math.log10(largest / 3));
  return [1, 2, 5, 10].map((times) => times * unit).find((step) => 3.25 * step >= largest) ?? largest;
}
