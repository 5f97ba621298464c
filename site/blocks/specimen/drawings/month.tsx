import { useWords } from '../../../lib/prose.tsx';
import type { DrawingProps } from '../drawing.ts';

/** A calendar sheet, Monday first, and below it what is due on the days that it marks. */
export default function Month({ drawing: { month, dates } }: DrawingProps<'month'>) {
  const { title, formats } = useWords();
  const [year = 0, number = 0] = month.split('-').map(Number);
  const date = (day: number): Date => utc(year, number, day);
  const days = utc(year, number + 1, 0).getUTCDate();
  const before = (date(1).getUTCDay() + 6) % 7;
  const weekday = new Intl.DateTimeFormat(formats, { weekday: 'short', timeZone: 'UTC' });
  const dayAndMonth = new Intl.DateTimeFormat(formats, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const marks = new Map(dates.map(({ day, ringed }) => [day, ringed ? 'specimen-ring' : 'specimen-month__due']));
  return (
    <>
      <div className="specimen-month" aria-hidden="true">
        {Array.from({ length: 7 }, (_, day) => weekday.format(date(1 - before + day))).map((name) => (
          <i key={name}>{name}</i>
        ))}
        {Array.from({ length: before + days }, (_, cell) => cell + 1 - before).map((day) => (
          <span key={day}>{day > 0 ? marks.has(day) ? <b className={marks.get(day)}>{day}</b> : day : null}</span>
        ))}
      </div>
      <dl className="specimen-dates">
        {dates.map(({ day, what, who, ringed }) => (
          <div key={day} className={ringed ? 'specimen-dates__main' : undefined}>
            <dt>{dayAndMonth.format(date(day))}</dt>
            <dd>
              {title(what)}
              {who ? <small>{title(who)}</small> : null}
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
