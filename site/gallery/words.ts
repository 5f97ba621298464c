import type { Localized } from '#contract';
import { locales } from '#generated/languages.ts';

/**
 * A text of an example. Examples have languages of their own, which need not be those of the site: in a language that they
 * lack they stand in their last one.
 * @example words({ es: 'Servicios', en: 'Services' })
 */
export function words(text: Readonly<Record<string, string>>): Localized {
  const last = Object.values(text).at(-1) ?? '';
  return Object.fromEntries(locales.map((locale) => [locale, text[locale] ?? last])) as Localized;
}
