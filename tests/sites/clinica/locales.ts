import { defineLocales } from '#schema';

/** The languages of the site, in the order of the language selector. French is being translated. */
export const locales = defineLocales({
  default: 'es',
  all: {
    es: {
      name: 'español',
      tag: 'es-MX',
      together: {
        short: ['a', 'al', 'con', 'de', 'del', 'e', 'el', 'en', 'la', 'ni', 'o', 'por', 'su', 'u', 'un', 'y'],
        before: ['artículo'],
        after: ['minutos', 'horas', 'días', 'meses', 'años', 'pacientes'],
      },
    },
    en: {
      name: 'English',
      tag: 'en-US',
      formats: 'en-GB',
      together: {
        short: ['a', 'an', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'your'],
        before: ['Article'],
        after: ['minutes', 'hours', 'days', 'working days', 'months', 'years', 'patients'],
      },
    },
    fr: { name: 'français', tag: 'fr-CA', partial: true },
  },
});
