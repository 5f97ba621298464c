import type { Json } from '../contract.ts';
import { isObject, kindOf } from './places.ts';

/** The kinds of blocks that a page has only once: those with its main heading, and forms, whose names are their ids. */
const single: readonly (string | undefined)[] = ['hero', 'legalText', 'notice', 'article', 'formSection', 'formDialog'];

/** The properties that declare an id, or name one of the same block: the panel of `tabs` that is open initially. */
const idProperties: readonly (string | number)[] = ['id', 'initial', 'values'];

function objectsIn(value: Json): { readonly [key: string]: Json }[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isObject(value) ? [value] : []), ...Object.values(value).flatMap((inner: Json) => objectsIn(inner))];
}

/**
 * Copies a block, to be added to the same page. Ids get free names: `costs` becomes `costs-2`.
 * @param taken the ids of the page
 * @returns `undefined` if the page can have the block only once
 */
export function copyOf(block: Json, taken: readonly string[]): Json | undefined {
  const objects = objectsIn(block);
  if (objects.some((one) => single.includes(kindOf(one)))) return undefined;
  const used = new Set(taken);
  const copies = new Map<string, string>();
  for (const { id } of objects) {
    if (typeof id !== 'string') continue;
    let number = 2;
    while (used.has(`${id}-${number}`)) number += 1;
    used.add(`${id}-${number}`);
    copies.set(id, `${id}-${number}`);
  }
  const renamed = (value: Json, property: string | number): Json => {
    if (typeof value === 'string') return idProperties.includes(property) ? (copies.get(value) ?? value) : value;
    if (Array.isArray(value)) return value.map((item: Json, index) => renamed(item, index));
    if (!isObject(value)) return value;
    // The values of a map such as `values: { usa: 'america' }` name ids too.
    const entries = Object.entries(value).map(
      ([name, inner]) => [name, renamed(inner, property === 'values' ? property : name)] as const,
    );
    return Object.fromEntries(entries);
  };
  return renamed(block, '');
}
