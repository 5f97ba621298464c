import type { Locale, Text, Worded } from '../schema/index.ts';
import { locales } from '../schema/index.ts';
import type { Frame } from './frame.ts';
import { placeholder } from './placeholders.ts';
import { globalValues } from './values.ts';

/** Whether a value of the spec is a text: both languages, or a reference to a shared message. */
export const isText = (value: unknown): value is Text => {
  if (typeof value !== 'object' || value === null) return false;
  if ('kind' in value) return value.kind === 'message';
  const keys = Object.keys(value);
  return keys.length === locales.length && locales.every((locale) => locale in value && typeof (value as Worded)[locale] === 'string');
};

/** Fills the site-wide values into a text; values that only the browser knows stay as `{{name}}`. */
export const fill = (wording: string, values: Readonly<Record<string, string>>): string =>
  wording.includes('{{') ? wording.replaceAll(placeholder, (whole, name: string) => values[name] ?? whole) : wording;

/** Both languages of a text, with the site-wide values filled in. */
export const wordingOf = (spec: Frame, text: Text): Worded => {
  const worded = 'kind' in text ? spec.messages[text.name] : text;
  if (!worded) throw new Error(`Unknown message in a checked spec: ${JSON.stringify(text)}`);
  return eachLocale((locale) => fill(worded[locale], globalValues(spec, locale)));
};

/** The same function for each language. */
export const eachLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> => ({ es: make('es'), en: make('en') });
