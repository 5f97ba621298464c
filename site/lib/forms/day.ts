import type { DayLimit } from '#contract';

/** The day of a limit as `YYYY-MM-DD`; a number counts days from today in the visitor's time zone. */
export function dayAt(limit: DayLimit | undefined, now = new Date()): string | undefined {
  if (typeof limit !== 'number') return limit;
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + limit);
  // Swedish writes 2027-01-15.
  return day.toLocaleDateString('sv');
}
