import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { isInWords } from '../schema/index.ts';
import type { Localized } from '#contract';
import type { Firm, Locale, SiteSpec, Value } from '../schema/index.ts';
import { eachLocale } from './locales.ts';
import { oncePer } from './once.ts';

type Source = Pick<SiteSpec, 'locales' | 'firm' | 'values' | 'records' | 'messages' | 'services'>;
type Values = Readonly<Record<string, string>>;

/** A value in a text, as i18next writes it: `{{name}}`, with space inside or without. */
export const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/** The names of the values in a text. */
export function namesIn(wording: string): Set<string> {
  return new Set([...wording.matchAll(placeholder)].map(([, name]) => name ?? ''));
}

/** Fills values into a text; those that are missing stay as `{{name}}`. */
export function fill(wording: string, values: Values): string {
  return wording.replaceAll(placeholder, (whole, name: string) => values[name] ?? whole);
}

/**
 * The values that every text can contain as `{{name}}`: those of the spec, and those derived from the rest of it, which
 * are the firm's data and retention periods. They have the same names in all languages.
 */
export function globalValues(spec: Source, locale: keyof Localized): Values {
  return valuesByLocale(spec)[locale];
}

const valuesByLocale = oncePer((spec: Source) =>
  eachLocale(spec, (locale): Values => ({
    ...Object.fromEntries([...derivedValues(spec)].map(([name, { read }]) => [name, read(spec, locale)])),
    ...Object.fromEntries(Object.entries(spec.values).map(([name, value]) => [name, format(spec, value, locale)])),
  })),
);

/** A value that is derived from something else in the spec. */
interface Derived {
  readonly path: SpecPath;
  read(spec: Source, locale: Locale): string;
}

function ofFirm(name: keyof Firm, read: Derived['read'] = ({ firm }) => String(firm[name])): Derived {
  return { path: ['firm', name], read };
}

const firmValues: Readonly<Record<string, Derived>> = {
  firmName: ofFirm('name'),
  legalName: ofFirm('legalName'),
  email: ofFirm('email'),
  phone: ofFirm('phone'),
  address: ofFirm('address', ({ firm: { address } }) =>
    [address.street, ...(address.district ? [address.district] : []), `${address.postalCode} ${address.city}`].join(
      ', ',
    ),
  ),
  hours: ofFirm('hours', (spec, locale) => hoursSentence(spec, spec.firm.hours, locale)),
  copyrightYear: ofFirm('copyrightYear'),
};

/** The derived values by their names. A period's unit is in its name: a text with months no longer compiles with days. */
export function derivedValues({ records }: Pick<SiteSpec, 'records'>): ReadonlyMap<string, Derived> {
  const periods = Object.entries(records.retention.tables).map(([table, { count, unit }]): [string, Derived] => [
    `kept_${table}_${unit}`,
    { path: ['records', 'retention', 'tables', table], read: () => String(count) },
  ]);
  return new Map([...Object.entries(firmValues), ...periods]);
}

/** The path of a value in the spec. */
export function placeOfValue(spec: Source, name: string): SpecPath | undefined {
  return name in spec.values ? ['values', name] : derivedValues(spec).get(name)?.path;
}

function format(spec: Source, value: Value, locale: Locale): string {
  if (typeof value !== 'object') return String(value);
  if (isInWords(value)) return value[locale];
  if (value.kind === 'hours') return hoursSentence(spec, value.hours, locale);
  return String(Object.keys(value.of === 'services' ? spec.services : spec.locales.all).length);
}

type Hours = { readonly [K in keyof Firm['hours'][number]]: Readonly<Firm['hours'][number][K]> };
type Day = Hours['days'][number];
type WithMessages = Pick<SiteSpec, 'messages'>;

const week: readonly Day[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/**
 * Opening hours, one line for all that have the same days.
 * @example describeHours(spec, spec.firm.hours, 'en') // ['Monday to Friday', '9:00–14:00 and 15:00–18:00']
 */
export function describeHours(spec: WithMessages, hours: readonly Hours[], locale: Locale): string[] {
  return timesByDays(spec, hours, locale).flatMap(([days, times]) => [
    capitalised(days, locale),
    lists(locale).format(times),
  ]);
}

/**
 * Opening hours in a sentence.
 * @example hoursSentence(spec, spec.firm.hours, 'es') // 'Lunes a viernes 9:00–18:00 y sábado 9:00–14:00'
 */
export function hoursSentence(spec: WithMessages, hours: readonly Hours[], locale: Locale): string {
  const byDays = timesByDays(spec, hours, locale);
  const parts = byDays.map(([days, times]) => `${days} ${lists(locale).format(times)}`);
  // "and" joins days only where it joins no times.
  const isInterrupted = byDays.some(([, times]) => times.length > 1);
  return capitalised(isInterrupted ? parts.join('; ') : lists(locale).format(parts), locale);
}

function timesByDays(spec: WithMessages, hours: readonly Hours[], locale: Locale): [days: string, times: string[]][] {
  const times = new Map<string, string[]>();
  for (const { days, opens, closes } of hours) {
    const name = nameDays(spec, days, locale);
    // Word joiners keep a range on one line.
    const range = [opens, closes].map((time) => time.replace(/^0/, '')).join('\u2060–\u2060');
    times.set(name, [...(times.get(name) ?? []), range]);
  }
  return [...times];
}

/** A formatter for each language, because making one is slow. */
function perLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}

const lists = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const weekdays = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }));

function capitalised(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

function nameDays({ messages }: WithMessages, days: readonly Day[], locale: Locale): string {
  // 1 January 2024 was a Monday.
  const names = days.map((day) => weekdays(locale).format(Date.UTC(2024, 0, 1 + week.indexOf(day))));
  const first = week.indexOf(days[0] ?? 'Mo');
  const isRange = days.length > 2 && days.join() === week.slice(first, first + days.length).join();
  const pattern = messages['hours.days']?.[locale];
  return isRange && pattern !== undefined
    ? fill(pattern, { from: names[0] ?? '', to: names.at(-1) ?? '' })
    : lists(locale).format(names);
}
