import type { Json } from '../../contract.ts';
import { plainWords } from '../../../../generator/compile/plain-words.ts';
import { isObject } from '../places.ts';
import { isBlank } from './empty.ts';

/**
 * The most common folder among addresses.
 * @example commonFolder(['/servicios/ia', '/servicios/pld', '/contacto']) // '/servicios'
 */
export function commonFolder(addresses: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const address of addresses) {
    const folder = address.slice(0, address.lastIndexOf('/'));
    if (folder !== '') counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

function wordsIn(value: Json | undefined, name: string, locale: string): string {
  const text = isObject(value) ? value[name] : undefined;
  const words = isObject(text) ? text[locale] : undefined;
  return typeof words === 'string' ? words : '';
}

/** Derives an address from a text, such as the title, until the user edits the address. */
export function following(
  before: Json | undefined,
  after: Json,
  { address, words, locale, folder = '' }: Following,
): Json {
  if (!isObject(after)) return after;
  const old = wordsIn(before, words, locale);
  const derived = old === '' ? '' : folder + plainWords(old);
  const now = isObject(before) && typeof before[address] === 'string' ? before[address] : '';
  if (after[address] !== now || now !== derived) return after;
  const next = wordsIn(after, words, locale);
  return { ...after, [address]: next === '' ? '' : folder + plainWords(next) };
}

interface Following {
  /** The property with the address. */
  readonly address: string;
  /** The property with the text. */
  readonly words: string;
  /** The language that the address is derived from. */
  readonly locale: string;
  /** The prefix of the address, `/servicios/`. */
  readonly folder?: string;
}

/** Copies a text to a second one until the user edits that one: while it is blank or equal to the old text. */
export function alike(before: Json | undefined, after: Json | undefined, copy: Json | undefined): Json | undefined {
  return JSON.stringify(copy) === JSON.stringify(before) || isBlank(copy) ? after : copy;
}
