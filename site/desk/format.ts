import type { DeskColumn, DeskConfig, DeskText } from './contract/config.ts';
import { visible } from './visible.ts';

/** The desk's texts in one language, by key. */
export type Texts = Readonly<Record<string, string>>;
/** The values of a text's `{{name}}`s. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * A text with its values. With a `count`, the text of that number in that language: `desk.rows_one`, `desk.rows_other`, as
 * i18next names them. A key without a text stands for itself.
 */
export function translate(texts: Texts, locale: string, key: string, values: Values = {}): string {
  const { count } = values;
  const plural =
    typeof count === 'number'
      ? (texts[`${key}_${new Intl.PluralRules(locale).select(count)}`] ?? texts[`${key}_other`])
      : undefined;
  return fillIn(plural ?? texts[key] ?? key, values);
}

/** Fills in the placeholders of a text, such as `{{name}}`. Unknown ones stay. */
export function fillIn(wording: string, values: Values): string {
  return wording.replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Dates and numbers in the reader's language and the firm's time zone. */
export interface Formats {
  readonly time: (iso: string) => string;
  readonly longTime: (iso: string) => string;
  /** The date of a time, in full. */
  readonly longDay: (iso: string) => string;
  /** A short form relative to now: `hace 2 h`, `ayer 18:40`, `lun, 23 nov`. */
  readonly relative: (iso: string, now?: Date) => string;
  /** A day of the calendar, such as the Monday of a week, without its year. */
  readonly shortDay: (day: string) => string;
  /** A day that a visitor chose, in full, and in few letters for a list. */
  readonly calendarDay: (day: string) => string;
  readonly listedDay: (day: string) => string;
  /** @param decimals how many are shown at least */
  readonly number: (value: number, decimals?: number) => string;
}

/** The formats of a language of the desk. */
export function formatsOf({ locales, timeZone }: Pick<DeskConfig, 'locales' | 'timeZone'>, locale: string): Formats {
  const formats = locales.find(({ code }) => code === locale)?.formats ?? locale;
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
  const longTime = new Intl.DateTimeFormat(formats, { timeZone, dateStyle: 'long', timeStyle: 'short' });
  const longDay = new Intl.DateTimeFormat(formats, { timeZone, dateStyle: 'long' });
  const number = new Intl.NumberFormat(formats);
  const ago = new Intl.RelativeTimeFormat(formats, { numeric: 'auto', style: 'narrow' });
  const clock = new Intl.DateTimeFormat(formats, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const weekday = new Intl.DateTimeFormat(formats, { timeZone, weekday: 'short', day: 'numeric', month: 'short' });
  const date = new Intl.DateTimeFormat(formats, { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
  const relative = (iso: string, now = new Date()): string => {
    const at = new Date(iso);
    const minutes = Math.round((now.getTime() - at.getTime()) / 60_000);
    if (minutes >= 0 && minutes < 60) return ago.format(-minutes, 'minute');
    if (minutes >= 0 && minutes < 6 * 60) return ago.format(-Math.round(minutes / 60), 'hour');
    const days = Math.round((Date.parse(today({ timeZone }, now)) - Date.parse(today({ timeZone }, at))) / 86_400_000);
    if (days === 0 || days === 1) return `${ago.format(-days, 'day')} ${clock.format(at)}`;
    return days > 0 && days < 180 ? weekday.format(at) : date.format(at);
  };
  const utc = (text: string): Date => new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return {
    time: (iso) => time.format(new Date(iso)),
    longTime: (iso) => longTime.format(new Date(iso)),
    longDay: (iso) => longDay.format(new Date(iso)),
    relative,
    shortDay: (text) => shortDay.format(utc(text)),
    listedDay: (text) => listedDay.format(utc(text)),
    calendarDay: (text) => calendarDay.format(utc(text)),
    number: (value, decimals = 0) =>
      (decimals === 0 ? number : new Intl.NumberFormat(formats, { minimumFractionDigits: decimals })).format(value),
  };
}

/** Today's date in the firm's time zone: `2026-11-30`. */
export function today({ timeZone }: Pick<DeskConfig, 'timeZone'>, now: Date = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}

/** A label of the spec in a language of the desk. */
export function labelIn(
  { defaultLocale }: Pick<DeskConfig, 'defaultLocale'>,
  locale: string,
): (text: DeskText) => string {
  return (text) => text[locale] ?? text[defaultLocale] ?? Object.values(text)[0] ?? '';
}

/** How {@link formatValue} writes: for a list in few letters, in full for a row and a mail, or for a spreadsheet. */
export type ValueStyle = 'list' | 'full' | 'sheet';

/** A stored value as list, row, mail and export show it; `null` if there is nothing to see. A value that does not fit its column stays as it is. */
export function formatValue(
  { kind, options, decimals }: DeskColumn,
  value: string | null | undefined,
  { formats, label }: { readonly formats: Formats; readonly label: (text: DeskText) => string },
  style: ValueStyle,
): string | null {
  const shown = visible(value);
  if (shown === null) return null;
  const option = options?.find((each) => each.value === shown);
  if (option) return label(option.label);
  // Spreadsheets calculate with dates and numbers as they are stored.
  if (style === 'sheet') return shown;
  if (kind === 'timestamp' && !Number.isNaN(Date.parse(shown))) return formats.time(shown);
  if (kind === 'date' && !Number.isNaN(Date.parse(shown)))
    return style === 'full' ? formats.calendarDay(shown) : formats.listedDay(shown);
  if (kind === 'number' && !Number.isNaN(Number(shown))) return formats.number(Number(shown), decimals);
  return shown;
}
