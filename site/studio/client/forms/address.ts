import type { Json } from '../../contract.ts';
import { plainWords } from '../../../../generator/edit/plain-words.ts';
import { isObject } from '../places.ts';
import { isBlank } from './empty.ts';

/** The folder that most of the addresses have that are in one. @example commonFolder(['/servicios/ia', '/servicios/pld', '/contacto']) // '/servicios' */
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

/** Lets an address follow the words that it is named after, until somebody writes another one. */
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
  /** The names of the two properties. */
  readonly address: string;
  readonly words: string;
  /** The language whose words the address has. */
  readonly locale: string;
  /** What stands before it, `/servicios/`. */
  readonly folder?: string;
}

/** Lets words follow others in each language, until somebody writes their own: of two that were the same, both are what one becomes. */
export function alike(before: Json | undefined, after: Json | undefined, follows: Json | undefined): Json | undefined {
  return JSON.stringify(follows) === JSON.stringify(before) || isBlank(follows) ? after : follows;
}
