import { cellsOf, dateOf, dateFormats } from '../../../shared/papers/calendar.ts';
import { dueDays, markOf, monthsOfCalendar } from '../../../shared/papers/dates.ts';
import { useWords } from '../../../render/prose.tsx';
import { type DrawingProps, Result, Setting, Settings } from '../drawing.tsx';

/** A Monday, from which the names of the weekdays are taken. */
const monday = '2027-01-04';

/** A calendar sheet, Monday first, and below it what is due on the days that it marks. */
export default function Month({ drawing: { month, dates, choose } }: DrawingProps<'month'>) {
  const { t, plain, formats } = useWords();
  const { short, long } = dateFormats(formats);
  const due = dates.map(({ day, fixed, ringed }) => ({
    day,
    // Without a choice of the month, no day moves.
    ...((fixed ?? !choose) && { fixed: true as const }),
    ...(ringed && { ringed }),
  }));
  const days = dueDays(month, due);
  const cells = cellsOf(month);
  const weekday = new Intl.DateTimeFormat(formats, { weekday: 'short', timeZone: 'UTC' });
  const whole = new Intl.DateTimeFormat(formats, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const example = choose?.activities[0];
  const ringed = days[dates.findIndex((date) => date.ringed)];
  return (
    <>
      {choose && example ? (
        <div className="wall:col-span-full">
          <Settings
            result={
              <Result>
                <span data-fill="activity">{t(example.label)}</span>: <span>{t(choose.result)}</span>{' '}
                <span data-fill="date">{long(ringed ?? month)}</span>
              </Result>
            }
          >
            <Setting label={<span className="wall:sr">{t(choose.activity)}</span>}>
              <select className="blank" autoComplete="off">
                {choose.activities.map(({ label }) => (
                  <option key={label}>{t(label)}</option>
                ))}
              </select>
            </Setting>
            <Setting label={<span className="wall:sr">{t(choose.month)}</span>}>
              <select className="blank" autoComplete="off" defaultValue={month}>
                {monthsOfCalendar(month).map((one) => (
                  <option key={one} value={one}>
                    {whole.format(dateOf(`${one}-01`))}
                  </option>
                ))}
              </select>
            </Setting>
          </Settings>
        </div>
      ) : null}
      <div
        className="month grid grid-cols-7 border-t border-l border-line text-center text-sheet figures text-ink-soft"
        aria-hidden="true"
        data-due={choose && JSON.stringify(due)}
      >
        {Array.from({ length: 7 }, (_, day) => weekday.format(dateOf(monday).getTime() + day * 86_400_000)).map(
          (name) => (
            <i
              className="py-0.5 border-r border-b border-line bg-stone text-paper-small not-italic whitespace-nowrap wall:py-0"
              key={name}
            >
              {name}
            </i>
          ),
        )}
        {Array.from({ length: choose ? 42 : cells.length }, (_, cell) => (
          <span
            key={cell}
            className="min-h-8.5 pt-1.5 border-r border-b border-line wall:min-h-7 wall:pt-1"
            data-mark={cells[cell] ? markOf(cells[cell], days, due) : undefined}
            hidden={cell >= Math.ceil(cells.length / 7) * 7}
          >
            {cells[cell] || null}
          </span>
        ))}
      </div>
      <dl className="mt-3 wall:mt-0 wall:text-paper-small wall:leading-[1.23]">
        {dates.map((date, index) => (
          <div
            key={date.day}
            className="grid grid-cols-[3.5rem_1fr] gap-2 py-1.5 border-line not-first:border-t wall:grid-cols-[3.25rem_1fr] wall:gap-1 wall:py-0.75"
          >
            <dt className="text-accent-strong figures font-600">{short(days[index] ?? month)}</dt>
            <dd className={date.ringed ? 'font-600' : undefined}>
              {plain(date.what)}
              {index === 0
                ? choose?.activities.map(({ label, what }, activity) => (
                    <span key={label} data-activity="" hidden={activity > 0}>
                      {' '}
                      {plain(what)}
                    </span>
                  ))
                : null}
              {date.who ? ' ' : null}
              {date.who ? <small className="block wall:inline">{plain(date.who)}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
