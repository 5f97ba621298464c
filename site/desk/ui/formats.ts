/** Dates and numbers as the reader writes them, at the place of the firm. */
export interface Formats {
  readonly day: (iso: string) => string;
  readonly time: (iso: string) => string;
  /** A day of the calendar, such as the Monday of a week, without its year. */
  readonly shortDay: (day: string) => string;
  /** A day that a visitor chose, in full, and in few letters for a list. */
  readonly calendarDay: (day: string) => string;
  readonly listedDay: (day: string) => string;
  /** @param decimals how many are shown at least */
  readonly number: (value: number, decimals?: number) => string;
}

/** @param formats a language tag whose ways of writing are used */
export function formatsOf(formats: string, timeZone: string): Formats {
  const day = new Intl.DateTimeFormat(formats, { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
  const time = new Intl.DateTimeFormat(formats, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  // A day of the calendar has no zone.
  const shortDay = new Intl.DateTimeFormat(formats, { timeZone: 'UTC', day: 'numeric', month: 'short' });
  const listedDay = new Intl.DateTimeFormat(formats, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const calendarDay = new Intl.DateTimeFormat(formats, { timeZone: 'UTC', dateStyle: 'full' });
  const number = new Intl.NumberFormat(formats);
  const utc = (text: string): Date => new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return {
    day: (iso) => day.format(new Date(iso)),
    time: (iso) => time.format(new Date(iso)),
    shortDay: (text) => shortDay.format(utc(text)),
    listedDay: (text) => listedDay.format(utc(text)),
    calendarDay: (text) => calendarDay.format(utc(text)),
    number: (value, decimals = 0) =>
      (decimals === 0 ? number : new Intl.NumberFormat(formats, { minimumFractionDigits: decimals })).format(value),
  };
}
