import type { Localized } from '#contract';
import type { InterfaceKey, Locale, MessageName, SiteSpec, Text } from '../schema/index.ts';
import { eachLocale } from './locales.ts';
import { fill, globalValues } from './values.ts';

/** What a page or an article is compiled with: everything but pages and articles. */
export type Frame = Omit<SiteSpec, 'pages' | 'articles'>;

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
  // Few texts have a value.
  return wording.includes('{{') ? fill(wording, globalValues(spec, locale)) : wording;
}

/** All languages of a text, with the site-wide values filled in. */
export function localizedTextOf(spec: Frame, text: Text): Localized {
  return from(
    'kind' in text ? spec.messages[text.name] : text,
    eachLocale(spec, (locale) => wordsOf(spec, text, locale)),
  );
}

/** A text of the interface in all languages. */
export function interfaceText(spec: Frame, key: InterfaceKey): Localized {
  return localizedTextOf(spec, { kind: 'message', name: key as MessageName });
}

// Kept beside the compiled values, so that it is not part of what the site reads.
const origins = new WeakMap<object, object | string>();

/**
 * Records what a compiled value was made from, for the panel of the dev server and for the studio.
 * @param source a part of the spec, or the path of a string in it
 */
export function from<T extends object>(source: object | string | undefined, compiled: T): T {
  if (source !== undefined) origins.set(compiled, source);
  return compiled;
}

/** The part of the spec that a compiled value was made from, through all steps; or the path of a string. */
export function originOf(compiled: object): object | string {
  const source = origins.get(compiled);
  return typeof source === 'object' ? originOf(source) : (source ?? compiled);
}
