import type { Locale } from '#contract';
import * as languages from '#generated/languages.ts';
import { localeOfPath, prefixOf } from '../../site/shared/locales.ts';

export const { defaultLocale, locales } = languages;

/** The language of an address. */
export function localeOf(path: string): Locale {
  return localeOfPath(path, languages) as Locale;
}

/** The path prefix of a language. */
export function prefixIn(locale: Locale): string {
  return prefixOf(locale, languages);
}

/** The Open Graph locale of a language: `es_MX`. */
export function openGraphOf(locale: Locale): string {
  return languages.languages[locale].openGraph;
}

/** The browser locale of a language: `es-MX`. */
export function browserIn(locale: Locale): string {
  return openGraphOf(locale).replaceAll('_', '-');
}
