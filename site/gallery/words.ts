import type { Localized } from '#contract';
import { locales } from '#generated/languages.ts';

/**
 * A text of an example, in Spanish and in English. In any other language of the site it is in English.
 * @example words('Servicios', 'Services')
 */
export function words(es: string, en: string): Localized {
  return Object.fromEntries(locales.map((locale) => [locale, locale === 'es' ? es : en])) as Localized;
}
