import { defineLocales } from '#schema';

/** The languages of the site, in the order of the language selector. */
export const locales = defineLocales({
  default: 'es',
  all: {
    es: { name: 'español', tag: 'es-MX' },
    en: { name: 'English', tag: 'en-US' },
    fr: { name: 'français', tag: 'fr-CA' },
  },
});
