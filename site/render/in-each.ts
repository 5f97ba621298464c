import type { Localized } from '#contract';
import { locales } from '#generated/languages.ts';

/** The same value for each language, such as the address of another site. */
export function inEach<T>(value: T): Localized<T> {
  return Object.fromEntries(locales.map((locale) => [locale, value])) as Localized<T>;
}
