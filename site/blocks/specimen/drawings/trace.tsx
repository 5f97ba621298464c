import { money } from '../../../shared/papers/amounts.ts';
import { useWords } from '../../../render/prose.tsx';
import { type DrawingProps, Result, Setting, Settings } from '../drawing.tsx';

/** The stations of a document with the amounts at each, and the result of the final check. */
export default function Trace({ drawing: { base, currency, stations, check } }: DrawingProps<'trace'>) {
  const { t, plain, formats } = useWords();
  const write = (amount: number): string => money(formats, currency, [amount]).join('');
  return (
    <>
      {base ? (
        <Settings
          result={
            <Result>
              <span>{t(base.result.label)}</span>:{' '}
              <span data-amount={base.result.amount}>{write(base.result.amount)}</span>
            </Result>
          }
        >
          <Setting label={t(base.label)}>
            <input
              className="blank figures w-28"
              type="number"
              inputMode="decimal"
              min="1"
              max="1000000000"
              step="0.01"
              defaultValue={base.example}
              required
              autoComplete="off"
              data-base={base.example}
              data-currency={currency}
            />
          </Setting>
        </Settings>
      ) : null}
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
                  <dd className="figures whitespace-nowrap" data-amount={base && amount}>
                    {write(amount)}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      <p className="flex justify-between items-center gap-6 pt-2 pb-0.5 pl-6.5 pr-3 font-600 wall:py-0">
        {plain(check.label)}{' '}
        <b className="ringed figures whitespace-nowrap" data-amount={base && check.amount}>
          {write(check.amount)}
        </b>
      </p>
    </>
  );
}
