import { defineLocales } from '#schema';

/** The languages of the site, in the order of the language selector. */
export const locales = defineLocales({
  default: 'es',
  all: {
    es: {
      name: 'español',
      tag: 'es-MX',
      together: {
        before: ['artículo'],
        after: ['minutos', 'horas', 'h', 'días', 'meses', 'años', 'empresas', 'proyectos', 'colaboradores'],
      },
    },
    en: {
      name: 'English',
      tag: 'en-US',
      together: {
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
