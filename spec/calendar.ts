import { defineCalendar } from '#schema';

/**
 * The days of statutory rest, as article 74 of the LFT lists them: 1 January; the first Monday of February; the third
 * Monday of March; 1 May; 16 September; the third Monday of November; 1 October every six years (next in 2030); and
 * 25 December. Days of elections are set by electoral law, and not known ahead.
 */
export const calendar = defineCalendar({
  source: 'Ley Federal del Trabajo, artículo 74: https://www.diputados.gob.mx/LeyesBiblio/',
  from: '2026-01-01',
  until: '2029-12-31',
  holidays: [
    '2026-01-01',
    '2026-02-02',
    '2026-03-16',
    '2026-05-01',
    '2026-09-16',
    '2026-11-16',
    '2026-12-25',
    '2027-01-01',
    '2027-02-01',
    '2027-03-15',
    '2027-05-01',
    '2027-09-16',
    '2027-11-15',
    '2027-12-25',
    '2028-01-01',
    '2028-02-07',
    '2028-03-20',
    '2028-05-01',
    '2028-09-16',
    '2028-11-20',
    '2028-12-25',
    '2029-01-01',
    '2029-02-05',
    '2029-03-19',
    '2029-05-01',
    '2029-09-16',
    '2029-11-19',
    '2029-12-25',
  ],
});
