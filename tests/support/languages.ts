import type { Locale } from '#contract';
import * as languages from '#generated/languages.ts';
import { localeOfPath, prefixOf } from '../../site/lib/locales.ts';

export const { defaultLocale, locales } = languages;

/** The language that an address stands for. */
export function localeOf(path: string): Locale {
  return localeOfPath(path, languages) as Locale;
}

/** What begins the addresses of a language. */
export function prefixIn(locale: Locale): string {
  return prefixOf(locale, languages);
}

/** What networks call a language: `es_MX`. */
export function openGraphOf(locale: Locale): string {
  return languages.languages[locale].openGraph;
}

/** A browser in a language. */
export function browserIn(locale: Locale): string {
  return openGraphOf(locale).replaceAll('_', '-');
}
