// Generated from calendar of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledCalendar, CompiledPaperTexts, Localized } from '#contract';

/** The statutory holidays, and the days between which they are known. */
export const calendar: CompiledCalendar = {
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
};

/** The texts that papers show once a visitor uses them. */
export const paperTexts: Localized<CompiledPaperTexts> = {
  es: {
    formats: 'es-MX',
    outside: 'Elija un día entre el {{from}} y el {{to}}.',
    printed: 'Jacaranda. Esta hoja es una muestra con los datos que usted eligió; no es una asesoría.',
  },
  en: {
    formats: 'en-GB',
    outside: 'Choose between {{from}} and {{to}}.',
    printed: 'Jacaranda. This sheet is a sample with the values you chose; it isn’t advice.',
  },
  fr: {
    formats: 'fr-CA',
    outside: 'Elija un día entre el {{from}} y el {{to}}.',
    printed: 'Jacaranda. Esta hoja es una muestra con los datos que usted eligió; no es una asesoría.',
  },
};
