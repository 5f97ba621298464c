import type { Locale } from '#contract';
import { defaultLocale, locales } from '#generated/languages.ts';
import { prefixOf } from '../lib/locales.ts';

/** Where the gallery is on the dev server. */
export const addresses = Object.fromEntries(
  locales.map((locale) => [locale, `${prefixOf(locale, { locales, defaultLocale })}/_blocks`]),
) as Readonly<Record<Locale, string>>;
