import { safeName } from '../../../shared/file-name.ts';
import type { Input, FieldInput, Json, JsonObject } from '../../contract.ts';
import { isObject, stringIn } from '../spec-paths.ts';
import { localeCodes } from '../words.ts';

/** The initial value of a form: the required properties, with empty texts. */
export function emptyOf(input: Input): Json {
  switch (input.type) {
    case 'text':
      return Object.fromEntries(localeCodes().map((locale) => [locale, '']));
    case 'string':
      return '';
    case 'date':
      return new Date().toISOString().slice(0, 10);
    case 'time':
      return '09:00';
    case 'number':
      return input.min ?? 0;
    case 'boolean':
      return false;
    case 'option':
      return input.options[0] ?? '';
    case 'list':
      return Array.from({ length: input.min ?? 0 }, () => emptyOf(input.item));
    case 'object':
      return emptyFields(input.fields);
    case 'choice': {
      const [first] = input.choices;
      return first ? { [input.by]: first.value, ...emptyFields(first.fields) } : {};
    }
    case 'constant':
      return input.value;
    default:
      return {};
  }
}

export function emptyFields(fields: readonly FieldInput[]): { readonly [key: string]: Json } {
  return Object.fromEntries(fields.filter(({ required }) => required).map(({ name, input }) => [name, emptyOf(input)]));
}

/** Whether a value is empty, so that an optional property can be left out. */
export function isBlank(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length > 0 && Object.values(value).every((inner) => inner === '');
}

/** A value without its empty optional properties. */
export function cleaned(value: Json, input: Input): Json {
  if (input.type === 'list' && Array.isArray(value)) return value.map((item: Json) => cleaned(item, input.item));
  if (!isObject(value)) return value;
  const fields =
    input.type === 'object'
      ? input.fields
      : input.type === 'choice'
        ? input.choices.find((choice) => choice.value === value[input.by])?.fields
        : undefined;
  if (!fields) return value;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, Json][] => {
    const field = fields.find((one) => one.name === name);
    if (!field) return [[name, inner]];
    return !field.required && isBlank(inner) ? [] : [[name, cleaned(inner, field.input)]];
  });
  return Object.fromEntries(entries);
}

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
