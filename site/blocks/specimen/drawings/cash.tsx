import { useText } from '../../../lib/text.tsx';
import type { DrawingProps } from '../drawing.ts';

/** The plot area: horizontally in percent of the width, so that the text keeps its size, vertically in pixels. */
const plot = { left: 10, width: 87, top: 48, height: 124 };
const foot = plot.top + plot.height;

/** The balance of each week as a line, with the minimum balance, and advice for the lowest week. */
export default function Cash({ drawing }: DrawingProps<'cash'>) {
  const t = useText();
  const { weeks, minimum } = drawing;
  const step = niceStep(Math.max(...weeks, minimum.amount));
  const low = weeks.indexOf(Math.min(...weeks));
  const lowIsLate = low > weeks.length / 2;
  const x = (week: number): string => `${(plot.left + (plot.width * week) / (weeks.length - 1)).toFixed(2)}%`;
  const down = (amount: number): number => Math.round((1 - amount / (3.25 * step)) * plot.height);
  const y = (amount: number): number => plot.top + down(amount);
  const line = weeks.map((amount, week) => `${week} ${down(amount)}`).join('L');
  const ends = { x1: `${plot.left}%`, x2: '97%' };
  return (
    <>
      <p className="font-600 text-center">
        {drawing.advice.map((text) => (
          <span key={text}>{t(text)} </span>
        ))}
      </p>
      <svg className="w-full of-visible text-paper-small fill-ink-soft" height={foot + 24} aria-hidden="true">
        <svg
          x={`${plot.left}%`}
          y={plot.top}
          width={`${plot.width}%`}
          height={plot.height}
          viewBox={`0 0 ${weeks.length - 1} ${plot.height}`}
          preserveAspectRatio="none"
        >
          <path className="fill-accent-tint" d={`M${line}V${plot.height}H0z`} />
          <path
            className="fill-none stroke-accent stroke-2.5 [stroke-linejoin:round] [vector-effect:non-scaling-stroke]"
            d={`M${line}`}
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
        <line
          className="stroke-line-strong stroke-1"
          x1={x(low)}
          x2={x(low)}
          y1={plot.top - 8}
          y2={y(weeks[low] ?? 0) - 10}
        />
        <circle className="fill-none stroke-spark stroke-3" cx={x(low)} cy={y(weeks[low] ?? 0)} r="9" />
        <circle className="fill-ink" cx={x(low)} cy={y(weeks[low] ?? 0)} r="3.5" />
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
