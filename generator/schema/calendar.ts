import { z } from 'zod';
import { day } from './formats.ts';
import { nonBlank } from './text.ts';

/** The working days on which papers count: all but weekends and statutory holidays. */
export const calendarSchema = z.strictObject({
  /** The law that names the holidays, for maintainers. @example 'Ley Federal del Trabajo, artículo 74' */
  source: nonBlank,
  /** The first day for which the holidays are listed. */
  from: day,
  /** The last day for which they are listed. Visitors can choose no day after it. */
  until: day,
  /** The statutory holidays in order, those on weekends included. */
  holidays: z.array(day).min(1),
});
export type Calendar = z.infer<typeof calendarSchema>;

/**
 * Declares the statutory holidays.
 * @example defineCalendar({ source: 'LFT, art. 74', from: '2026-01-01', until: '2026-12-31', holidays: ['2026-01-01'] })
 */
export function defineCalendar(calendar: Calendar): Calendar {
  return calendar;
}
