import type { DayLimit } from '#contract';
import * as z from 'zod/mini';
import { withValues } from './problem.ts';

/** The day of a limit as `YYYY-MM-DD`; a number counts days from today in the visitor's time zone. */
export function dayAt(limit: DayLimit | undefined, now = new Date()): string | undefined {
  if (typeof limit !== 'number') return limit;
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + limit);
  // Swedish writes 2027-01-15.
  return day.toLocaleDateString('sv');
}

function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = /^\d{4}-\d\d-\d\d$/.test(text) ? text.split('-').map(Number) : [];
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return year > 0 && date.toISOString().startsWith(text);
}

/** A day in the language of the page. Days have no time zone, hence UTC. */
function inWords(day: string): string {
  return new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Validates an optional day: it exists and lies within the limits. An error carries the nearest allowed day. */
export function dayWithin(from?: DayLimit, until?: DayLimit) {
  return z.superRefine<string>((text, { addIssue }) => {
    if (text === '') return;
    const [first = text, last = text] = [dayAt(from), dayAt(until)];
    if (!isDay(text)) addIssue('invalid');
    else if (text < first) addIssue(withValues('tooEarly', { day: inWords(first) }));
    else if (text > last) addIssue(withValues('tooLate', { day: inWords(last) }));
  });
}
