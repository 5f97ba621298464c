import type { AnswerKind } from '#contract';
import { pageLocale } from '../../browser/page-locale.ts';

/** The day of a limit as `YYYY-MM-DD`; a number counts days from today in the visitor's time zone. */
export function dayAt(limit: string | number | undefined, now = new Date()): string | undefined {
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

export const answer: AnswerKind = {
  isBounded: true,
  // The day exists and lies within the limits. The details have the nearest allowed day.
  problem({ from, until }, text) {
    const day = new Date(`${text}T00:00:00Z`);
    if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return { problem: 'invalid' };
    const [first = text, last = text] = [dayAt(from), dayAt(until)];
    if (text < first) return { problem: 'tooEarly', details: { day: inWords(first) } };
    return text > last ? { problem: 'tooLate', details: { day: inWords(last) } } : undefined;
  },
};
