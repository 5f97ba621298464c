import type { Locale } from '#contract';
import * as languages from '#generated/languages.ts';
import { localeOfPath, prefixOf } from '../../site/lib/locales.ts';

export const { defaultLocale, locales } = languages;

/** The language that an address stands for. */
export const localeOf = (path: string): Locale => localeOfPath(path, languages) as Locale;

/** What begins the addresses of a language. */
export const prefixIn = (locale: Locale): string => prefixOf(locale, languages);

/** What networks call a language: `es_MX`. */
export const openGraphOf = (locale: Locale): string => languages.languages[locale].openGraph;

/** A browser in a language. */
export const browserIn = (locale: Locale): string => openGraphOf(locale).replaceAll('_', '-');
