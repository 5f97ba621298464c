import { locales } from '#generated/languages.ts';
import { isLanguageTag } from '../../generator/schema/locale.ts';

/** The examples' texts have languages of their own. In a language of the site that one lacks it stands in its last. */
export function inSiteLanguages<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => inSiteLanguages(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isText = entries.length > 1 && entries.every(([key, text]) => typeof text === 'string' && isLanguageTag(key));
  if (!isText) return Object.fromEntries(entries.map(([key, inner]) => [key, inSiteLanguages(inner)])) as T;
  const last: unknown = entries.at(-1)?.[1];
  return Object.fromEntries(locales.map((locale) => [locale, (value as Record<string, unknown>)[locale] ?? last])) as T;
}
