import type { Localized } from '#contract';
import { locales } from '#generated/languages.ts';

/** The same in each language: an address of another site. */
export function inEach<T>(value: T): Localized<T> {
  return Object.fromEntries(locales.map((locale) => [locale, value])) as Localized<T>;
}
