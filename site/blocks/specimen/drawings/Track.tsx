import type { ReactElement } from 'react';
import { useTitle } from '../../../lib/prose.tsx';
import { useText } from '../../../lib/text.tsx';
import type { DrawingProps } from '../drawing.ts';

/** A bar for each row on a scale of days. What waits hangs from the end of what it waits for. */
export function Track({ drawing: { unit, days, rows } }: DrawingProps<'track'>): ReactElement {
  const t = useText();
  const title = useTitle();
  const at = (day: number): string => `${((day / days) * 100).toFixed(2)}%`;
  const thirds = [1, 2, 3].map((third) => Math.round((days * third) / 3));
  const hangers = rows.flatMap(({ after = [] }, below) =>
    after.map((number) => ({ above: number - 1, below, x: at(rows[number - 1]?.to ?? 0) })),
  );
  return (
    <>
      <svg className="specimen-track__scale" aria-hidden="true">
        <text y="13">1</text>
        {thirds.map((day) => (
          <text key={day} x={at(day)} y="13" textAnchor={day === days ? 'end' : 'middle'}>
            {day}
          </text>
        ))}
      </svg>
      <ol className="specimen-track">
        {rows.map((row, index) => (
          <li key={row.what}>
            <p>
              <b className={row.ringed ? 'specimen-ring' : undefined}>{title(row.what)}</b>
              <span>{title(row.who)}</span>
              <span className="nb">
                {t(unit)} {row.from}–{row.to}
              </span>
              {row.waits ? <span>{title(row.waits)}</span> : null}
            </p>
            <svg aria-hidden="true">
              {thirds.map((day) => (
                <line key={day} x1={at(day)} x2={at(day)} y2="100%" />
              ))}
              {hangers.map(({ above, below, x }) =>
                index < above || index > below ? null : (
                  <line
                    key={`${above} ${below}`}
                    className="specimen-track__hanger"
                    x1={x}
                    x2={x}
                    y1={index === above ? '50%' : '0'}
                    y2={index === below ? '50%' : '100%'}
                  />
                ),
              )}
              <rect
                className={`specimen-track__${row.by}`}
                x={at(row.from - 1)}
                y="50%"
                width={at(row.to - row.from + 1)}
                height="12"
                transform="translate(0 -6)"
              />
            </svg>
          </li>
        ))}
      </ol>
    </>
  );
}
