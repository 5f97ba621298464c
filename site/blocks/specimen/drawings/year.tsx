import { countsOf, quarterOf } from '../../../shared/papers/dates.ts';
import { useWords } from '../../../render/prose.tsx';
import { type DrawingProps, Result, Setting, Settings } from '../drawing.tsx';

const quarters = [1, 2, 3, 4];

const head = 'py-1 border-b border-line-strong text-paper-small text-ink-soft wall:pt-0';
const cell =
  'px-1 wall:px-1.25 border-l border-line text-center min-[20em]:whitespace-nowrap min-[20em]:[overflow-wrap:normal]';

/** A table of duties: in which month of each quarter each is due, and who signs it. */
export default function Year({ drawing }: DrawingProps<'year'>) {
  const { t, plain, formats } = useWords();
  const { kinds } = drawing;
  const name = monthNames(formats);
  const all = kinds?.options.map((_, index) => index + 1) ?? [1];
  const holds = ({ for: own = all }: { readonly for?: readonly number[] | undefined }): boolean => own.includes(1);
  const shown = drawing.rows.filter(holds).map(({ months }) => months);
  return (
    <>
      {kinds ? (
        <Settings
          result={
            <Result>
              <span data-fill="kind">{t(kinds.options[0] ?? '')}</span>, <span>{t(kinds.result)}</span>:{' '}
              <span data-fill="counts" data-quarter={t(drawing.quarter)}>
                {countsOf(t(drawing.quarter), shown)}
              </span>
            </Result>
          }
        >
          <Setting label={<span className="wall:sr">{t(kinds.label)}</span>}>
            <select className="blank" autoComplete="off">
              {kinds.options.map((option, index) => (
                <option key={option} value={index + 1}>
                  {t(option)}
                </option>
              ))}
            </select>
          </Setting>
        </Settings>
      ) : null}
      <table className="w-full [border-collapse:collapse] text-left">
        <thead>
          <tr>
            <th className={head} scope="col">
              {t(drawing.heading)}
            </th>
            {quarters.map((quarter) => (
              <th className={`${head} ${cell}`} scope="col" key={quarter}>
                <span>{t(drawing.quarter)}</span>
                {quarter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawing.rows.map((row) => (
            <tr
              className="border-b border-line"
              key={row.what}
              data-for={kinds && (row.for ?? all).join(' ')}
              data-months={kinds && JSON.stringify(row.months)}
              hidden={!holds(row)}
            >
              <th
                className="w-full py-2 pr-1 leading-[1.3] wall:w-auto wall:py-0.5 wall:pr-3 wall:leading-[1.2]"
                scope="row"
              >
                {plain(row.what)}
                <small className="block mt-0.5 wall:mt-0">{plain(row.who)}</small>
              </th>
              {quarters.map((quarter) => (
                <td className={cell} key={quarter}>
                  {row.months
                    .filter((month) => quarterOf(month) === quarter)
                    .map((month) => (
                      <b
                        key={month}
                        className={`py-0.5 text-paper-small text-accent-strong [box-shadow:inset_0_-2px_var(--accent)] ${month === row.ringed ? 'ringed before:inset-[-0.4em_-0.45em] before:rounded-full' : ''}`}
                      >
                        {name(month)}
                      </b>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function monthNames(formats: string): (month: number) => string {
  const names = new Intl.DateTimeFormat(formats, { month: 'short', timeZone: 'UTC' });
  return (month) => names.format(Date.UTC(2000, month - 1));
}
