import { defineLocales } from '#schema';

/** The languages of the site, in the order of the language selector. */
export const locales = defineLocales({
  default: 'es',
  all: {
    es: { name: 'español', tag: 'es-MX', numerals: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'] },
    en: {
      name: 'English',
      tag: 'en-US',
      formats: 'en-GB',
      numerals: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
    },
  },
});
