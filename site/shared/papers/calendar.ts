/** Days are written `2027-01-15` and computed in UTC, so that no time zone moves them. */
export type Day = string;

const DAY = 24 * 60 * 60 * 1000;

/** The day as a date at midnight UTC. */
export function dateOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The day after, or as many days later; negative numbers count back. */
export function later(day: Day, days = 1): Day {
  return new Date(dateOf(day).getTime() + days * DAY).toISOString().slice(0, 10);
}

/** Whether the authorities work on a day: neither on weekends nor on statutory holidays. */
export function isWorkingDay(day: Day, holidays: readonly Day[]): boolean {
  return dateOf(day).getUTCDay() % 6 !== 0 && !holidays.includes(day);
}

/**
 * The working day of a number, counted from a day on; 1 is that day itself if it is one.
 * @example workingDay('2027-01-30', 2, ['2027-02-01']) // '2027-02-03'
 */
export function workingDay(start: Day, number: number, holidays: readonly Day[]): Day {
  let day = start;
  for (let left = number; ; day = later(day)) {
    if (isWorkingDay(day, holidays)) left -= 1;
    if (left === 0) return day;
  }
}

/** The last day from which so many working days end by another day. */
export function lastStart(end: Day, days: number, holidays: readonly Day[]): Day {
  let day = end;
  while (workingDay(day, days, holidays) > end) day = later(day, -1);
  return day;
}

/**
 * The working day of a month for a task: the day itself, else the one before, else the first one after.
 * @param month `2027-06`
 */
export function taskDay(month: string, day: number, holidays: readonly Day[]): Day {
  const planned = `${month}-${String(day).padStart(2, '0')}`;
  for (let earlier = planned; earlier.startsWith(month); earlier = later(earlier, -1))
    if (isWorkingDay(earlier, holidays)) return earlier;
  return workingDay(planned, 1, holidays);
}

/** The cells of a month's sheet, Monday first: 0 before the first day. @param month `2027-06` */
export function cellsOf(month: string): number[] {
  const before = (dateOf(`${month}-01`).getUTCDay() + 6) % 7;
  let length = 28;
  while (later(`${month}-01`, length).startsWith(month)) length += 1;
  return Array.from({ length: before + length }, (_, cell) => Math.max(0, cell + 1 - before));
}

/** The months from one day to another. @example monthsBetween('2026-11-01', '2027-01-31') // ['2026-11', '2026-12', '2027-01'] */
export function monthsBetween(from: Day, until: Day): string[] {
  const months = [from.slice(0, 7)];
  for (let day = from; day <= until; day = later(day))
    if (day.slice(0, 7) !== months.at(-1)) months.push(day.slice(0, 7));
  return months;
}

/** Writes dates in a language. @param formats the tag of its formats: `es-MX` */
export function dateFormats(formats: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formats, { ...options, timeZone: 'UTC' });
  const short = format({ day: 'numeric', month: 'short' });
  const whole = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const long = format({ day: 'numeric', month: 'long', year: 'numeric' });
  return {
    /** `11 ene` */
    short: (day: Day): string => short.format(dateOf(day)),
    /** `11 ene 2027` */
    whole: (day: Day): string => whole.format(dateOf(day)),
    /** `11 de enero de 2027` */
    long: (day: Day): string => long.format(dateOf(day)),
  };
}
