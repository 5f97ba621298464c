import type { Localized } from '#contract';
import { locales } from '#generated/languages.ts';

/**
 * A text of an example. All languages of the site other than Spanish show the English one.
 * @example words('Servicios', 'Services')
 */
export function words(es: string, en: string): Localized {
  return Object.fromEntries(locales.map((locale) => [locale, locale === 'es' ? es : en])) as Localized;
}
