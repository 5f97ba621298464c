import type { AnswerProblem, DayLimit } from '#contract';
import * as z from 'zod/mini';
import { pageLocale } from '../page-locale.ts';

/** The day of a limit as `YYYY-MM-DD`; a number counts days from today in the visitor's time zone. */
export function dayAt(limit: DayLimit | undefined, now = new Date()): string | undefined {
  if (typeof limit !== 'number') return limit;
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + limit);
  // Swedish writes 2027-01-15.
  return day.toLocaleDateString('sv');
}

/** A day in the language of the page. Days have no time zone, hence UTC. */
function inWords(day: string): string {
  return new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Validates an optional day: it exists and lies within the limits. An error carries the nearest allowed day. */
export function dayWithin(from?: DayLimit, until?: DayLimit) {
  return z.superRefine<string>((text, { addIssue }) => {
    const refuse = (message: AnswerProblem, day: string): void =>
      addIssue({ code: 'custom', message, params: { day: inWords(day) } });
    if (text === '') return;
    const [first = text, last = text] = [dayAt(from), dayAt(until)];
    if (!z.iso.date().safeParse(text).success) addIssue('invalid');
    else if (text < first) refuse('tooEarly', first);
    else if (text > last) refuse('tooLate', last);
  });
}
