import { createHash } from 'node:crypto';
import type { Locale, Localized } from '../schema/index.ts';

/** Letters only: a spreadsheet takes digits with an `e` among them for a number and rounds it. */
function digestOf(text: string): string {
  return [...createHash('sha256').update(text).digest().subarray(0, 6)]
    .map((byte) => String.fromCharCode(97 + (byte >> 4), 97 + (byte & 15)))
    .join('');
}

/** What the languages of a text were at a moment, so that it can be told later which of them have changed since. */
export function versionOf(locales: readonly Locale[], text: Localized): string {
  return locales.map((locale) => digestOf(text[locale])).join('-');
}

/** The digests of a version by language; nothing where it is none, or was made for other languages. */
export function readVersion(locales: readonly Locale[], version: string): Localized | undefined {
  const digests = version.trim().split('-');
  if (digests.length !== locales.length || !digests.every((digest) => /^[a-p]{12}$/.test(digest))) return undefined;
  return Object.fromEntries(locales.map((locale, index) => [locale, digests[index]])) as Localized;
}

/** Whether a text is the one that a digest was made of. */
export function isOf(digest: string, text: string): boolean {
  return digestOf(text) === digest;
}
