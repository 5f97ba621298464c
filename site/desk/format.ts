import type { TranslateDesk } from '../texts/desk.ts';
import type { DeskColumn, DeskConfig, DeskText } from './contract/config.ts';
import type { PublishFault, Trouble, GitProblem } from '../publish/contract.ts';

/** Characters that draw nothing: spaces, controls, direction marks, fillers, the empty Braille cell (`\u2800`). */
const INVISIBLE = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Returns a text with at least one visible character, otherwise `null`: a link without one could not be clicked. */
export function visible(text: string | null | undefined): string | null {
  return text && text.replaceAll(INVISIBLE, '') !== '' ? text : null;
}

/** The name of a colleague, or the e-mail address if the name has no visible characters. */
export function displayName({ name, email }: { readonly name: string | null; readonly email: string }): string {
  return visible(name) ?? email;
}

/** Invisible control characters, except line breaks and tabs, and characters that change the direction of text. */
const CONTROLS = /(?![\n\r\t])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Splits a visitor's text into lines without control characters, which could disguise the rest of the mail. */
export function linesOf(text: string): readonly string[] {
  return text.replaceAll(CONTROLS, '').split(/\r\n|[\r\n\u2028\u2029]/);
}

/** Joins a visitor's text into one line of at most `most` characters, for a subject. */
export function oneLine(text: string, most: number): string {
  const line = linesOf(text).join(' ').replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
}

/** Dates and numbers in the reader's language and the firm's time zone. */
export type Formats = ReturnType<typeof formatsOf>;

/** The formats of a language of the desk. */
export function formatsOf({ locales, timeZone }: Pick<DeskConfig, 'locales' | 'timeZone'>, locale: string) {
  const formats = locales.find(({ code }) => code === locale)?.formats ?? locale;
  const atTime = (options: Intl.DateTimeFormatOptions): ((iso: string) => string) => {
    const format = new Intl.DateTimeFormat(formats, { timeZone, ...options });
    return (iso) => format.format(new Date(iso));
  };
  // A calendar day has no time zone.
  const onDay = (options: Intl.DateTimeFormatOptions): ((text: string) => string) => {
    const format = atTime({ ...options, timeZone: 'UTC' });
    return (text) => format(text.slice(0, 10));
  };
  const day = { day: 'numeric' } as const;
  const month = { month: 'short' } as const;
  const year = { year: 'numeric' } as const;
  const weekday = { weekday: 'short' } as const;
  const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const number = new Intl.NumberFormat(formats);
  const ago = new Intl.RelativeTimeFormat(formats, { numeric: 'auto', style: 'narrow' });
  const clock = atTime(hours);
  const thisYear = atTime({ ...weekday, ...day, ...month });
  const date = atTime({ ...day, ...month, ...year });
  const relative = (iso: string, now = new Date()): string => {
    const at = new Date(iso);
    const minutes = Math.round((now.getTime() - at.getTime()) / 60_000);
    if (minutes >= 0 && minutes < 60) return ago.format(-minutes, 'minute');
    if (minutes >= 0 && minutes < 6 * 60) return ago.format(-Math.round(minutes / 60), 'hour');
    const days = Math.round((Date.parse(today({ timeZone }, now)) - Date.parse(today({ timeZone }, at))) / 86_400_000);
    if (days === 0 || days === 1) return `${ago.format(-days, 'day')} ${clock(iso)}`;
    return days > 0 && days < 180 ? thisYear(iso) : date(iso);
  };
  return {
    time: atTime({ ...day, ...month, ...year, ...hours }),
    longTime: atTime({ dateStyle: 'long', timeStyle: 'short' }),
    /** The date of a timestamp, in full. */
    longDay: atTime({ dateStyle: 'long' }),
    /** Relative to now, in short form: `hace 2 h`, `ayer 18:40`, `lun, 23 nov`. */
    relative,
    /** A calendar day without its year, such as the Monday of a week. */
    shortDay: onDay({ ...day, ...month }),
    /** A calendar day, abbreviated for a list. */
    listedDay: onDay({ ...weekday, ...day, ...month, ...year }),
    /** A calendar day in full. */
    calendarDay: onDay({ dateStyle: 'full' }),
    /** @param decimals the minimum number of decimals */
    number: (value: number, decimals = 0): string =>
      (decimals === 0 ? number : new Intl.NumberFormat(formats, { minimumFractionDigits: decimals })).format(value),
  };
}

/** Today's date in the firm's time zone: `2026-11-30`. */
export function today({ timeZone }: Pick<DeskConfig, 'timeZone'>, now: Date = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}

/** Returns a function that reads a label of the spec in a language of the desk. */
export function labelIn(
  { defaultLocale }: Pick<DeskConfig, 'defaultLocale'>,
  locale: string,
): (text: DeskText) => string {
  return (text) => text[locale] ?? text[defaultLocale] ?? Object.values(text)[0] ?? '';
}

/** Everything the desk needs to format stored values in a language. */
export interface Wording {
  readonly formats: Formats;
  readonly label: (text: DeskText) => string;
  readonly t: TranslateDesk;
}

/** The values that a column with options can store. */
export function valuesOf({ kind, options = [] }: DeskColumn): readonly string[] {
  return kind === 'yesNo' ? ['true', 'false'] : options.map(({ value }) => value);
}

/** The stored values of a column with options, each with its label. */
export function optionsOf(
  { kind, options = [] }: DeskColumn,
  { label, t }: Pick<Wording, 'label' | 't'>,
): readonly (readonly [value: string, label: string])[] {
  if (kind === 'yesNo')
    return [
      ['true', t('desk.yes')],
      ['false', t('desk.no')],
    ];
  return options.map((option) => [option.value, label(option.label)]);
}

/** Where {@link formatValue} is used: abbreviated in a list, in full in a row or a mail, or in a spreadsheet. */
export type ValueStyle = 'list' | 'full' | 'sheet';

/** Formats a stored value; `null` if it has no visible characters. A value of the wrong kind stays as it is. */
export function formatValue(
  column: DeskColumn,
  value: string | null | undefined,
  wording: Wording,
  style: ValueStyle,
): string | null {
  const { kind, decimals } = column;
  const { formats } = wording;
  const shown = visible(value);
  if (shown === null) return null;
  const option = optionsOf(column, wording).find(([stored]) => stored === shown);
  if (option) return option[1];
  // Spreadsheets can calculate only with unformatted dates and numbers.
  if (style === 'sheet') return shown;
  if (kind === 'timestamp' && !Number.isNaN(Date.parse(shown))) return formats.time(shown);
  if (kind === 'date' && !Number.isNaN(Date.parse(shown)))
    return style === 'full' ? formats.calendarDay(shown) : formats.listedDay(shown);
  if (kind === 'number' && !Number.isNaN(Number(shown))) return formats.number(Number(shown), decimals);
  return shown;
}

/** Failures of git that may pass by themselves; the others need the maintainer. */
const MAY_PASS: readonly GitProblem[] = ['unreachable', 'behind', 'locked'];

/** Says what does not work in publishing, what visitors see, and who can mend it. */
export function troubleText(t: TranslateDesk, { kind, git = 'other' }: Pick<Trouble, 'kind' | 'git'>): string {
  return t(`desk.site.trouble.${kind}`, { reason: t(`desk.site.git.${git}`) });
}

/** Says why nothing was published, what visitors see, and who can mend it. */
export function faultText(
  t: TranslateDesk,
  { fault, git = 'other' }: { readonly fault: PublishFault; readonly git?: GitProblem },
): string {
  const text = t(`desk.site.fault.${fault}`, { reason: t(`desk.site.git.${git}`) });
  if (fault !== 'git' && fault !== 'push') return text;
  return `${text} ${t(`desk.site.mend.${MAY_PASS.includes(git) ? 'again' : 'maintainer'}`)}`;
}
