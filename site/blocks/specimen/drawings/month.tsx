import { useWords } from '../../../lib/prose.tsx';
import type { DrawingProps } from '../drawing.ts';

/** A calendar sheet, Monday first, and below it what is due on the days that it marks. */
export default function Month({ drawing: { month, dates } }: DrawingProps<'month'>) {
  const { plain, formats } = useWords();
  const [year = 0, number = 0] = month.split('-').map(Number);
  const date = (day: number): Date => utc(year, number, day);
  const days = utc(year, number + 1, 0).getUTCDate();
  const before = (date(1).getUTCDay() + 6) % 7;
  const weekday = new Intl.DateTimeFormat(formats, { weekday: 'short', timeZone: 'UTC' });
  const dayAndMonth = new Intl.DateTimeFormat(formats, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const marks = new Map(
    dates.map(({ day, ringed }) => [day, ringed ? 'ringed' : 'px-1.5 border-b-3 border-accent bg-accent-tint']),
  );
  return (
    <>
      <div
        className="month grid grid-cols-7 border-t border-l border-line text-center text-sheet figures text-ink-soft"
        aria-hidden="true"
      >
        {Array.from({ length: 7 }, (_, day) => weekday.format(date(1 - before + day))).map((name) => (
          <i
            className="py-0.5 border-r border-b border-line bg-stone text-paper-small not-italic whitespace-nowrap wall:py-0"
            key={name}
          >
            {name}
          </i>
        ))}
        {Array.from({ length: before + days }, (_, cell) => cell + 1 - before).map((day) => (
          <span className="min-h-8.5 pt-1.5 border-r border-b border-line wall:min-h-7 wall:pt-1" key={day}>
            {day > 0 ? marks.has(day) ? <b className={`text-ink ${marks.get(day)}`}>{day}</b> : day : null}
          </span>
        ))}
      </div>
      <dl className="mt-3 wall:mt-0 wall:text-paper-small wall:leading-[1.23]">
        {dates.map(({ day, what, who, ringed }) => (
          <div
            key={day}
            className="grid grid-cols-[3.5rem_1fr] gap-2 py-1.5 border-line not-first:border-t wall:grid-cols-[2.75rem_1fr] wall:gap-1 wall:py-0.5"
          >
            <dt className="text-accent-strong figures font-600">{dayAndMonth.format(date(day))}</dt>
            <dd className={ringed ? 'font-600' : undefined}>
              {plain(what)}
              {who ? <small className="block">{plain(who)}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function utc(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day));
}
