import type { Localized } from '#contract';
import { locales } from '#generated/languages.ts';

/**
 * A text of an example. The examples are in Spanish, in every language of the site.
 * @example words('Servicios')
 */
export function words(text: string): Localized {
  return Object.fromEntries(locales.map((locale) => [locale, text])) as Localized;
}
