import { useWords } from '../../../lib/prose.tsx';
import type { DrawingProps } from '../drawing.ts';

/** A bar for each row on a scale of days. A row that waits hangs from the end of the row that it waits for. */
export default function Track({ drawing: { unit, days, rows } }: DrawingProps<'track'>) {
  const { t, title } = useWords();
  const at = (day: number): string => `${Math.round((day / days) * 1000) / 10}%`;
  const thirds = [1, 2, 3].map((third) => Math.round((days * third) / 3));
  const hangers = rows.flatMap(({ from, after = [] }, below) =>
    after.map((number) => ({ above: number - 1, below, x: at(rows[number - 1]?.to ?? 0), from: at(from - 1) })),
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
              <small>
                <span>{title(row.who)}</span>,{' '}
                <span className="nb">
                  <span>{t(unit)}</span> {`${row.from}–${row.to}`}
                </span>
              </small>
              {row.waits ? <small>{title(row.waits)}</small> : null}
            </p>
            <svg aria-hidden="true">
              {hangers.map(({ above, below, x, from }) =>
                index < above || index > below ? null : (
                  <g key={`${above} ${below}`} className="specimen-track__hanger">
                    <line x1={x} x2={x} y1={index === above ? '50%' : '0'} y2={index === below ? '50%' : '100%'} />
                    {index === below && x !== from ? <line x1={x} x2={from} y1="50%" y2="50%" /> : null}
                  </g>
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
