import { useWords } from '../../../lib/prose.tsx';
import type { DrawingProps } from '../drawing.ts';

/** The stations of a document with the amounts at each, and the result of the final check. */
export default function Trace({ drawing: { currency, stations, check } }: DrawingProps<'trace'>) {
  const { title, formats } = useWords();
  const money = new Intl.NumberFormat(formats, { style: 'currency', currency, maximumFractionDigits: 0 });
  return (
    <>
      <ol className="specimen-trace">
        {stations.map(({ place, detail, lines }) => (
          <li key={place}>
            <p>
              <b>{title(place)}</b> {detail ? <small>{title(detail)}</small> : null}
            </p>
            <dl>
              {lines.map(({ label, amount }) => (
                <div key={label}>
                  <dt>{title(label)}</dt>
                  <dd>{money.format(amount)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      <p className="specimen-check">
        {title(check.label)} <b className="specimen-ring">{money.format(check.amount)}</b>
      </p>
    </>
  );
}
