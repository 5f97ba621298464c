import { Fragment } from 'react';
import { useWords } from '../../../render/prose.tsx';
import { spanOf, startLimits, wholeSpan } from '../../../shared/papers/dates.ts';
import { type DrawingProps, Result, Setting, Settings } from '../drawing.tsx';

/** The colour of a bar, by who has the work. */
const bars = {
  firm: 'fill-accent',
  client: 'fill-ink',
  other: 'fill-stone-deep stroke-line-strong',
} as const;

/** A bar for each row on a scale of days. A row that waits hangs from the end of the row that it waits for. */
export default function Track({ drawing: { start, unit, days, rows } }: DrawingProps<'track'>) {
  const { t, plain, formats } = useWords();
  const at = (day: number): string => `${Math.round((day / days) * 1000) / 10}%`;
  const thirds = [1, 2, 3].map((third) => Math.round((days * third) / 3));
  const hangers = rows.flatMap(({ from, after = [] }, below) =>
    after.map((number) => ({ above: number - 1, below, x: at(rows[number - 1]?.to ?? 0), from: at(from - 1) })),
  );
  return (
    <>
      {start ? (
        <Settings
          result={
            <Result>
              <span>{t(start.result)}</span>: <span data-fill="whole">{wholeSpan(formats, start.example, days)}</span>
            </Result>
          }
        >
          <Setting label={t(start.label)}>
            <input
              className="blank figures"
              type="date"
              defaultValue={start.example}
              data-days={days}
              {...startLimits(days)}
              required
              autoComplete="off"
            />
          </Setting>
        </Settings>
      ) : null}
      <div
        className="flex justify-end gap-3 text-paper-small text-ink-soft leading-[1.4] wall:mr-60"
        aria-hidden="true"
      >
        {start ? <span>{t(unit)}</span> : null}
        <svg className="w-[40%] h-4.5 of-visible fill-ink-soft wall:w-18" aria-hidden="true">
          <text y="13">1</text>
          {thirds.map((day, third) => (
            <text
              key={day}
              className={third === 1 ? 'wall:hidden' : undefined}
              x={at(day)}
              y="13"
              textAnchor={day === days ? 'end' : 'middle'}
            >
              {day}
            </text>
          ))}
        </svg>
      </div>
      <ol>
        {rows.map((row, index) => (
          <li
            className="relative py-2 pr-[calc(40%+0.75rem)] rule wall:grid wall:grid-cols-[minmax(0,1fr)_4.5rem_14.5rem] wall:gap-2 wall:items-center wall:min-h-7.25 wall:p-0"
            key={row.what}
          >
            <p className="wall:contents">
              <b
                className={`wall:justify-self-start wall:whitespace-nowrap ${row.ringed ? 'ringed my-1 wall:my-0 wall:before:inset-[-0.125em_-0.6em]' : ''}`}
              >
                {plain(row.what)}
              </b>
              <small className="block w-fit wall:[grid-area:1/3] wall:justify-self-end wall:whitespace-nowrap">
                <span>{plain(row.who)}</span>,{' '}
                <span className="nb" data-span={start && `[${row.from},${row.to}]`}>
                  {start ? (
                    spanOf(formats, start.example, row.from, row.to)
                  ) : (
                    <>
                      <span>{t(unit)}</span> {`${row.from}–${row.to}`}
                    </>
                  )}
                </span>
              </small>
              {row.waits ? <small className="block w-fit wall:sr">{plain(row.waits)}</small> : null}
            </p>
            <svg
              className="track absolute top-0 right-0 w-[40%] h-full of-visible wall:right-60 wall:w-18"
              aria-hidden="true"
            >
              <g className="stroke-line-strong [stroke-dasharray:2_3]">
                {hangers.map(({ above, below, x, from }) =>
                  index < above || index > below ? null : (
                    <Fragment key={`${above} ${below}`}>
                      <line x1={x} x2={x} y1={index === above ? '50%' : '0'} y2={index === below ? '50%' : '100%'} />
                      {index === below && x !== from ? <line x1={x} x2={from} y1="50%" y2="50%" /> : null}
                    </Fragment>
                  ),
                )}
              </g>
              <rect
                className={bars[row.by]}
                x={at(row.from - 1)}
                y="50%"
                width={at(row.to - row.from + 1)}
                height="12"
              />
            </svg>
          </li>
        ))}
      </ol>
    </>
  );
}
