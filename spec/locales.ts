import { defineLocales } from '#schema';

/** The languages of the site, in the order of the language selector. */
export const locales = defineLocales({
  default: 'es',
  all: {
    es: {
      name: 'español',
      tag: 'es-MX',
      together: {
        short: ['a', 'al', 'con', 'de', 'del', 'e', 'el', 'en', 'la', 'ni', 'o', 'por', 'su', 'u', 'un', 'y'],
        before: ['artículo'],
        after: ['minutos', 'horas', 'h', 'días', 'meses', 'años', 'empresas', 'proyectos', 'colaboradores'],
      },
    },
    en: {
      name: 'English',
      tag: 'en-US',
      together: {
        short: ['a', 'an', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'your'],
        before: ['Article'],
        after: [
          'minutes',
          'hours',
          'h',
          'days',
          'working days',
          'months',
          'years',
          'companies',
          'fintech projects',
          'people',
        ],
      },
    },
  },
});
