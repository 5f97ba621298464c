// Generated from calendar of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledCalendar, CompiledPaperTexts, Localized } from '#contract';

/** The statutory holidays, and the days between which they are known. */
export const calendar: CompiledCalendar = {
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
};

/** The texts that papers show once a visitor uses them. */
export const paperTexts: Localized<CompiledPaperTexts> = {
  es: {
    formats: 'es-MX',
    outside: 'Elija un día entre el {{from}} y el {{to}}.',
    printed: 'Cimiento. Esta hoja es una muestra con los datos que usted eligió; no es una asesoría.',
  },
  en: {
    formats: 'en-US',
    outside: 'Choose between {{from}} and {{to}}.',
    printed: 'Cimiento. This sheet is a sample with the values you chose; it isn’t advice.',
  },
};
