import { defineLocales } from '#schema';

/** The languages of the site, in the order of the language selector. French is being translated. */
export const locales = defineLocales({
  default: 'es',
  all: {
    es: {
      name: 'español',
      tag: 'es-MX',
      together: { before: ['artículo'], after: ['minutos', 'horas', 'días', 'meses', 'años', 'pacientes'] },
    },
    en: {
      name: 'English',
      tag: 'en-US',
      formats: 'en-GB',
      together: {
        before: ['Article'],
        after: ['minutes', 'hours', 'days', 'working days', 'months', 'years', 'patients'],
      },
    },
    fr: { name: 'français', tag: 'fr-CA', partial: true },
  },
});
