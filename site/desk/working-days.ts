import { isWorkingDay, later } from '../lib/papers/calendar.ts';

/**
 * The last day of a period of working days that begins the day after `day`.
 * @param day a calendar day, as are the holidays: `2026-11-30`
 * @param count the length of the period; at least 1
 * @example workingDayAfter('2026-11-27', 1, ['2026-11-30']) // '2026-12-01'
 */
export function workingDayAfter(day: string, count: number, holidays: readonly string[]): string {
  let [last, counted] = [day, 0];
  while (counted < count) {
    last = later(last, 1);
    if (isWorkingDay(last, holidays)) counted += 1;
  }
  return last;
}

/** How many working days are left after `today`, up to and including `due`; negative after it. */
export function workingDaysLeft(today: string, due: string, holidays: readonly string[]): number {
  const [first, last, sign] = today <= due ? [today, due, 1] : [due, today, -1];
  let count = 0;
  for (let day = later(first, 1); day <= last; day = later(day, 1)) if (isWorkingDay(day, holidays)) count += 1;
  return count * sign;
}
