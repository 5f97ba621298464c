import type { Locale } from '#contract';
import { defaultLocale, languages, locales } from '#generated/languages.ts';
import { localeOfPath } from '../../site/lib/locales.ts';

/** The language of a browser that stays at an address: with any other one it would be sent to its own language. */
export function browserLocale(path: string): string {
  return languages[localeOfPath(path, { locales, defaultLocale }) as Locale].openGraph.replaceAll('_', '-');
}
