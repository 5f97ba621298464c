import { locales } from '#generated/languages.ts';
import type { Localized } from '#schema';

/** The same in each language: an address of another site. */
export const inEach = <T>(value: T): Localized<T> => Object.fromEntries(locales.map((locale) => [locale, value])) as Localized<T>;
