import type { Locale, Localized, SiteSpec, Text } from '../schema/index.ts';
import { eachLocale } from './locales.ts';
import { from } from './origin.ts';
import { fill } from './placeholders.ts';
import { globalValues } from './values.ts';

/** Whether a value of the spec is a text: all languages of the site, or a reference to a shared message. */
export function isText(value: unknown, locales: readonly Locale[]): value is Text {
  if (typeof value !== 'object' || value === null) return false;
  if ('kind' in value) return value.kind === 'message';
  const keys = Object.keys(value);
  return (
    keys.length === locales.length &&
    locales.every((locale) => locale in value && typeof (value as Localized)[locale] === 'string')
  );
}

/** A text in one language, with the site-wide values filled in. */
export function wordsOf(spec: Frame, text: Text, locale: Locale): string {
  const localized = 'kind' in text ? spec.messages[text.name] : text;
  if (!localized) throw new Error(`Unknown message in a checked spec: ${JSON.stringify(text)}`);
  const wording = localized[locale];
  // Few texts take a value.
  return wording.includes('{{') ? fill(wording, globalValues(spec, locale)) : wording;
}

/** All languages of a text, with the site-wide values filled in. */
export function localizedTextOf(spec: Frame, text: Text): Localized {
  return from(
    'kind' in text ? spec.messages[text.name] : text,
    eachLocale(spec, (locale) => wordsOf(spec, text, locale)),
  );
}

/** What a page or an article is compiled with: everything but pages and articles. */
export type Frame = Omit<SiteSpec, 'pages' | 'articles'>;
