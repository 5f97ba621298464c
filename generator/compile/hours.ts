import type { Firm, Locale, SiteSpec } from '../schema/index.ts';
import { fill } from './placeholders.ts';

type Hours = { readonly [K in keyof Firm['hours'][number]]: Readonly<Firm['hours'][number][K]> };
type Day = Hours['days'][number];
type WithMessages = Pick<SiteSpec, 'messages'>;

const week: readonly Day[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

// 1 January 2024 was a Monday.
function dateOf(day: Day): Date {
  return new Date(Date.UTC(2024, 0, 1 + week.indexOf(day)));
}

/**
 * Opening hours as people read them, one line for all that have the same days.
 * @example describeHours(spec, spec.firm.hours, 'en') // ['Monday to Friday', '9:00–14:00 and 15:00–18:00']
 */
export function describeHours(spec: WithMessages, hours: readonly Hours[], locale: Locale): string[] {
  return timesByDays(spec, hours, locale).flatMap(({ days, ranges }) => [
    capitalised(days, locale),
    listOf(ranges, locale),
  ]);
}

/**
 * The same in a sentence.
 * @example sayHours(spec, spec.firm.phoneHours, 'es') // 'Lunes a viernes 9:00–18:00 y sábado 9:00–14:00'
 */
export function sayHours(spec: WithMessages, hours: readonly Hours[], locale: Locale): string {
  const times = timesByDays(spec, hours, locale);
  const parts = times.map(({ days, ranges }) => `${days} ${listOf(ranges, locale)}`);
  // "and" joins days only where it joins no times.
  return capitalised(times.some(({ ranges }) => ranges.length > 1) ? parts.join('; ') : listOf(parts, locale), locale);
}

function timesByDays(
  spec: WithMessages,
  hours: readonly Hours[],
  locale: Locale,
): { days: string; ranges: string[] }[] {
  const times = new Map<string, string[]>();
  for (const { days, opens, closes } of hours) {
    const name = nameDays(spec, days, locale);
    times.set(name, [...(times.get(name) ?? []), `${short(opens)}\u2060–\u2060${short(closes)}`]);
  }
  return [...times].map(([days, ranges]) => ({ days, ranges }));
}

// Making one takes as long as saying a page of text.
const lists = new Map<Locale, Intl.ListFormat>();

function listOf(items: readonly string[], locale: Locale): string {
  const format = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  lists.set(locale, format);
  return format.format(items);
}

function capitalised(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

// Word joiners keep a range on one line.
function short(time: string): string {
  return time.replace(/^0/, '');
}

const weekdays = new Map<Locale, Intl.DateTimeFormat>();

function nameOf(day: Day, locale: Locale): string {
  const format = weekdays.get(locale) ?? new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  weekdays.set(locale, format);
  return format.format(dateOf(day));
}

function nameDays({ messages }: WithMessages, days: readonly Day[], locale: Locale): string {
  const name = (day: Day): string => nameOf(day, locale);
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return '';
  const inARow = week.slice(week.indexOf(first), week.indexOf(last) + 1).join() === days.join();
  const pattern = messages['hours.days']?.[locale];
  return inARow && days.length > 2 && pattern !== undefined
    ? fill(pattern, { from: name(first), to: name(last) })
    : listOf(days.map(name), locale);
}
