import { defineLocales } from '#schema';

/** The languages of the site, in the order of the language selector. */
export const locales = defineLocales({
  default: 'es',
  all: {
    es: { name: 'español', tag: 'es-MX', numerals: ['un', 'dos', 'tres', 'cuatro'] },
    en: { name: 'English', tag: 'en-US', numerals: ['one', 'two', 'three', 'four'] },
    fr: { name: 'français', tag: 'fr-CA', numerals: ['une', 'deux', 'trois', 'quatre'] },
  },
});
