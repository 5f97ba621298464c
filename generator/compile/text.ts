import type { Localized } from '#contract';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import {
  type ErrorEntry,
  type InterfaceKey,
  type Locale,
  type MessageName,
  type SiteSpec,
  type Text,
  isInWords,
  type Firm,
  type Value,
} from '../schema/index.ts';
import { oncePer } from './once.ts';

export type WithLocales = Pick<SiteSpec, 'locales'>;

/** The languages of a spec, in the order of the language selector. */
export function localesOf({ locales }: WithLocales): readonly Locale[] {
  return Object.keys(locales.all) as Locale[];
}

/** A value for each language. */
export function eachLocale<T>(spec: WithLocales, make: (locale: Locale) => T): Localized<T> {
  return Object.fromEntries(localesOf(spec).map((locale) => [locale, make(locale)])) as Localized<T>;
}

/** Whether a language is written from right to left. */
export function isRightToLeft(locale: Locale): boolean {
  return new Intl.Locale(locale).getTextInfo().direction === 'rtl';
}

/** The parts of the spec that compiling a single page or article needs. */
export type SpecWithoutPages = Omit<SiteSpec, 'pages' | 'articles'>;

/** Whether a value of the spec is a text: all languages of the site, or a reference to a shared message. */
export function isText(value: unknown, locales: readonly string[]): value is Text {
  if (typeof value !== 'object' || value === null) return false;
  if ('kind' in value) return value.kind === 'message';
  const keys = Object.keys(value);
  return (
    keys.length === locales.length &&
    locales.every(
      (locale) => locale in value && typeof (value as Readonly<Record<string, unknown>>)[locale] === 'string',
    )
  );
}

/** A text in one language, with the global values filled in. */
export function wordsOf(spec: SpecWithoutPages, text: Text, locale: Locale): string {
  const localized = 'kind' in text ? spec.messages[text.name] : text;
  if (!localized) throw new Error(`Unknown message in a checked spec: ${JSON.stringify(text)}`);
  const wording = localized[locale];
  // Most texts contain no placeholder; skipping them is faster.
  return wording.includes('{{') ? fill(wording, globalValues(spec, locale)) : wording;
}

/** A text in all languages, with the global values filled in. */
export function localizedTextOf(spec: SpecWithoutPages, text: Text): Localized {
  return withOrigin(
    'kind' in text ? spec.messages[text.name] : text,
    eachLocale(spec, (locale) => wordsOf(spec, text, locale)),
  );
}

/** A text of the interface, such as a form's button, in all languages. */
export function interfaceText(spec: SpecWithoutPages, key: InterfaceKey): Localized {
  return localizedTextOf(spec, { kind: 'message', name: key as MessageName });
}

/** Looks up an entry of the error catalogue. */
export function errorEntry(spec: SpecWithoutPages, name: string): ErrorEntry {
  const entry = spec.errors[name];
  if (!entry) throw new Error(`Unknown error entry in a checked spec: ${name}`);
  return entry;
}

type Source = Pick<SiteSpec, 'locales' | 'firm' | 'values' | 'records' | 'messages' | 'services'>;
type Values = Readonly<Record<string, string>>;

/** A placeholder in a text, in i18next's syntax: `{{name}}`, with or without spaces inside. */
export const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/** A name in single braces, as other programs write a placeholder: `{name}`. */
export const singleBraces = /(?<![{$])\{\s*(\w+)\s*\}(?!\})/g;

/** The names of the placeholders in a text. */
export function namesIn(wording: string): Set<string> {
  return new Set([...wording.matchAll(placeholder)].map(([, name]) => name ?? ''));
}

/** Fills in the placeholders of a text; those without a value stay as `{{name}}`. */
export function fill(wording: string, values: Values): string {
  return wording.replaceAll(placeholder, (whole, name: string) => values[name] ?? whole);
}

/**
 * The values that every text can contain as `{{name}}`: those that the spec declares, and those derived from the firm's
 * data and retention periods. They have the same names in all languages.
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

/** A value that is derived from another part of the spec, at `path`. */
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

/** The derived values by name. A period's name contains its unit: if that changes, texts with the value fail. */
export function derivedValues({ records }: Pick<SiteSpec, 'records'>): ReadonlyMap<string, Derived> {
  const periods = Object.entries(records.retention.tables).map(([table, { count, unit }]): [string, Derived] => [
    `kept_${table}_${unit}`,
    { path: ['records', 'retention', 'tables', table], read: () => String(count) },
  ]);
  return new Map([...Object.entries(firmValues), ...periods]);
}

/** Where the spec declares a global value, or the data that it is derived from. */
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
 * Opening hours as pairs of days and times, one pair for all hours of the same days.
 * @example describeHours(spec, spec.firm.hours, 'en') // ['Monday to Friday', '9:00–14:00 and 15:00–18:00']
 */
export function describeHours(spec: WithMessages, hours: readonly Hours[], locale: Locale): string[] {
  return timesByDays(spec, hours, locale).flatMap(([days, times]) => [
    capitalised(days, locale),
    listFormat(locale).format(times),
  ]);
}

/**
 * Opening hours in a sentence.
 * @example hoursSentence(spec, spec.firm.hours, 'es') // 'Lunes a viernes 9:00–18:00 y sábado 9:00–14:00'
 */
export function hoursSentence(spec: WithMessages, hours: readonly Hours[], locale: Locale): string {
  const byDays = timesByDays(spec, hours, locale);
  const parts = byDays.map(([days, times]) => `${days} ${listFormat(locale).format(times)}`);
  // If "and" already joins the times of a day, semicolons separate the days.
  const isInterrupted = byDays.some(([, times]) => times.length > 1);
  return capitalised(isInterrupted ? parts.join('; ') : listFormat(locale).format(parts), locale);
}

function timesByDays(spec: WithMessages, hours: readonly Hours[], locale: Locale): [days: string, times: string[]][] {
  const times = new Map<string, string[]>();
  for (const { days, opens, closes } of hours) {
    const name = nameDays(spec, days, locale);
    // Word joiners (U+2060) keep a range on one line.
    const range = [opens, closes].map((time) => time.replace(/^0/, '')).join('\u2060–\u2060');
    times.set(name, [...(times.get(name) ?? []), range]);
  }
  return [...times];
}

/** Memoises a formatter for each language, because creating one is slow. */
function perLocale<T>(create: (locale: Locale) => T): (locale: Locale) => T {
  const formatters = new Map<Locale, T>();
  return (locale) => {
    const formatter = formatters.get(locale) ?? create(locale);
    formatters.set(locale, formatter);
    return formatter;
  };
}

const listFormat = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const weekdayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }));

function capitalised(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

function nameDays({ messages }: WithMessages, days: readonly Day[], locale: Locale): string {
  // 1 January 2024 was a Monday.
  const names = days.map((day) => weekdayFormat(locale).format(Date.UTC(2024, 0, 1 + week.indexOf(day))));
  const first = week.indexOf(days[0] ?? 'Mo');
  const isRange = days.length > 2 && days.join() === week.slice(first, first + days.length).join();
  const pattern = messages['hours.days']?.[locale];
  return isRange && pattern !== undefined
    ? fill(pattern, { from: names[0] ?? '', to: names.at(-1) ?? '' })
    : listFormat(locale).format(names);
}

// A map rather than a property, so that origins do not end up in generated files.
const origins = new WeakMap<object, object>();

/**
 * Records what a value was compiled from, and returns the value.
 * @param origin A part of the spec, or the path of a string in it.
 */
export function withOrigin<T extends object>(origin: object | undefined, compiled: T): T {
  if (origin) origins.set(compiled, origin);
  return compiled;
}

/** The path of each object of a parsed spec, which has an object of its own at each path. */
const pathsIn = oncePer((spec: SiteSpec): ReadonlyMap<object, SpecPath> => {
  const paths = new Map<object, SpecPath>();
  const visit = (value: unknown, path: SpecPath): void => {
    if (typeof value !== 'object' || value === null) return;
    paths.set(value, path);
    for (const [key, inner] of Object.entries(value)) visit(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  visit(spec, []);
  return paths;
});

/** The path in the spec of a part of it, or of what a value was compiled from. */
export function pathOf(spec: SiteSpec, value: object): SpecPath | undefined {
  const origin = origins.get(value);
  if (Array.isArray(origin)) return origin as SpecPath;
  return origin ? pathOf(spec, origin) : pathsIn(spec).get(value);
}
