import { valueAt } from '../read/shape.ts';
import { missingLanguages } from '../schema/index.ts';
import { isObject } from './values.ts';

type Words = Readonly<Record<string, string>>;

/** The languages that all texts of a spec need before it can be published: those that are not partial. */
export function requiredLocales(spec: unknown): string[] {
  const all = (valueAt(spec, ['locales', 'all']) ?? {}) as Readonly<Record<string, { readonly partial?: boolean }>>;
  return Object.keys(all).filter((locale) => all[locale]?.partial !== true);
}

/** Whether a value is a text in some of the languages. */
export function isTextInSome(value: unknown, locales: readonly string[]): value is Words {
  if (!isObject(value)) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, words]) => typeof words === 'string' && locales.includes(key));
}

/** Whether a value is a text that has to be translated before it can be published. */
export function isUntranslated(value: unknown, locales: readonly string[], required: readonly string[]): boolean {
  return isTextInSome(value, locales) && required.some((locale) => value[locale] === undefined);
}

/** A value without the empty translations of texts that have the default language: they are written later. */
export function withoutEmptyTranslations<T>(value: T, locales: readonly string[], original: string): T {
  const inner = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(inner);
    if (!isObject(one)) return one;
    if (!isTextInSome(one, locales))
      return Object.fromEntries(Object.entries(one).map(([key, each]) => [key, inner(each)]));
    const isWritten = (one[original] ?? '').trim() !== '';
    return isWritten ? Object.fromEntries(Object.entries(one).filter(([, words]) => words.trim() !== '')) : one;
  };
  return inner(value) as T;
}

/** A value of a parsed spec without the words that texts show in place of missing translations. */
export function asWritten<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const missing = missingLanguages(value);
  if (missing.length > 0)
    return Object.fromEntries(Object.entries(value).filter(([locale]) => !missing.includes(locale))) as T;
  if (Array.isArray(value)) return value.map(asWritten) as T;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asWritten(inner)])) as T;
}
