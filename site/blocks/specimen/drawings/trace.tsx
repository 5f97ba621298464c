import { useWords } from '../../../lib/prose.tsx';
import type { DrawingProps } from '../drawing.ts';

/** The stations of a document with the amounts at each, and the result of the final check. */
export default function Trace({ drawing: { currency, stations, check } }: DrawingProps<'trace'>) {
  const { plain, formats } = useWords();
  const money = new Intl.NumberFormat(formats, { style: 'currency', currency, maximumFractionDigits: 0 });
  return (
    <>
      <ol className="wall:grid wall:grid-cols-2 wall:gap-x-6">
        {stations.map(({ place, detail, lines }) => (
          <li className="station relative pb-3 pl-6.5 wall:pb-2" key={place}>
            <p>
              <b>{plain(place)}</b> {detail ? <small>{plain(detail)}</small> : null}
            </p>
            <dl>
              {lines.map(({ label, amount }) => (
                <div
                  className="flex justify-between gap-4 py-0.5 border-b border-dotted border-line-strong wall:py-0"
                  key={label}
                >
                  <dt>{plain(label)}</dt>
                  <dd className="figures whitespace-nowrap">{money.format(amount)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      <p className="flex justify-between items-center gap-6 pt-2 pb-0.5 pl-6.5 pr-3 font-600 wall:py-0">
        {plain(check.label)} <b className="ringed figures whitespace-nowrap">{money.format(check.amount)}</b>
      </p>
    </>
  );
}
