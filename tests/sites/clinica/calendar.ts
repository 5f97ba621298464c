import { defineCalendar } from '#schema';

/** The days of statutory rest of 2027. */
export const calendar = defineCalendar({
  source: 'Ley Federal del Trabajo, artículo 74',
  from: '2026-11-16',
  until: '2027-12-31',
  holidays: [
    '2026-11-16',
    '2026-12-25',
    '2027-01-01',
    '2027-02-01',
    '2027-03-15',
    '2027-05-01',
    '2027-09-16',
    '2027-11-15',
    '2027-12-25',
  ],
});
