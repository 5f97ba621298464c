import type { Json, JsonObject } from '../../contract.ts';
import { safeName } from '../../../lib/file-name.ts';
import { isObject, stringIn } from '../places.ts';
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

/** Derives an address from a text, such as the title, until the user edits the address. */
export function following(
  before: Json | undefined,
  after: Json,
  { address, words, locale, folder = '' }: Following,
): Json {
  if (!isObject(after)) return after;
  const old = stringIn(before, words, locale);
  const derived = old === '' ? '' : folder + safeName(old);
  const now = stringIn(before, address);
  if (after[address] !== now || now !== derived) return after;
  const next = stringIn(after, words, locale);
  return { ...after, [address]: next === '' ? '' : folder + safeName(next) };
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

/** Copies a text to a second property until the user edits that one: while it is blank or equal to the old text. */
export function alike(before: JsonObject, after: JsonObject, from: string, to: string): JsonObject {
  const text = after[from];
  const isOwn = !isBlank(after[to]) && JSON.stringify(after[to]) !== JSON.stringify(before[from]);
  return text === undefined || text === before[from] || isOwn ? after : { ...after, [to]: text };
}
