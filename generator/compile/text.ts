import type { Localized } from '#contract';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import type { ErrorEntry, InterfaceKey, Locale, MessageName, SiteSpec, Text } from '../schema/index.ts';
import { eachLocale } from './locales.ts';
import { oncePer } from './once.ts';
import { fill, globalValues } from './values.ts';

/** The parts of the spec that compiling a single page or article needs. */
export type SpecWithoutPages = Omit<SiteSpec, 'pages' | 'articles'>;

/** Whether a value of the spec is a text: all languages of the site, or a reference to a shared message. */
export function isText(value: unknown, locales: readonly string[]): value is Text {
  if (typeof value !== 'object' || value === null) return false;
  if ('kind' in value) return value.kind === 'message';
  const keys = Object.keys(value);
  return (
    keys.length === locales.length &&
    locales.every(
      (locale) => locale in value && typeof (value as Readonly<Record<string, unknown>>)[locale] === 'string',
    )
  );
}

/** A text in one language, with the global values filled in. */
export function wordsOf(spec: SpecWithoutPages, text: Text, locale: Locale): string {
  const localized = 'kind' in text ? spec.messages[text.name] : text;
  if (!localized) throw new Error(`Unknown message in a checked spec: ${JSON.stringify(text)}`);
  const wording = localized[locale];
  // Most texts contain no placeholder; skipping them is faster.
  return wording.includes('{{') ? fill(wording, globalValues(spec, locale)) : wording;
}

/** A text in all languages, with the global values filled in. */
export function localizedTextOf(spec: SpecWithoutPages, text: Text): Localized {
  return withOrigin(
    'kind' in text ? spec.messages[text.name] : text,
    eachLocale(spec, (locale) => wordsOf(spec, text, locale)),
  );
}

/** A text of the interface, such as a form's button, in all languages. */
export function interfaceText(spec: SpecWithoutPages, key: InterfaceKey): Localized {
  return localizedTextOf(spec, { kind: 'message', name: key as MessageName });
}

/** Looks up an entry of the error catalogue. */
export function errorEntry(spec: SpecWithoutPages, name: string): ErrorEntry {
  const entry = spec.errors[name];
  if (!entry) throw new Error(`Unknown error entry in a checked spec: ${name}`);
  return entry;
}

// A map rather than a property, so that origins do not end up in generated files.
const origins = new WeakMap<object, object>();

/**
 * Records what a value was compiled from, and returns the value.
 * @param origin A part of the spec, or the path of a string in it.
 */
export function withOrigin<T extends object>(origin: object | undefined, compiled: T): T {
  if (origin) origins.set(compiled, origin);
  return compiled;
}

/** The path of each object of a parsed spec, which has an object of its own at each path. */
const pathsIn = oncePer((spec: SiteSpec): ReadonlyMap<object, SpecPath> => {
  const paths = new Map<object, SpecPath>();
  const visit = (value: unknown, path: SpecPath): void => {
    if (typeof value !== 'object' || value === null) return;
    paths.set(value, path);
    for (const [key, inner] of Object.entries(value)) visit(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  visit(spec, []);
  return paths;
});

/** The path in the spec of a part of it, or of what a value was compiled from. */
export function pathOf(spec: SiteSpec, value: object): SpecPath | undefined {
  const origin = origins.get(value);
  if (Array.isArray(origin)) return origin as SpecPath;
  return origin ? pathOf(spec, origin) : pathsIn(spec).get(value);
}
