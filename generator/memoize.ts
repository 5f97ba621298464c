import { readAgain, recordReads } from './reads.ts';
import type { SpecPath } from './diagnostic.ts';

/**
 * Memoizes what was made of an object: a watch compiles the same pages and articles with every save, and those of files
 * that were not saved are the same objects. Nobody changes an object of the spec once it is read. Whoever uses what was made
 * has read what was read for it.
 *
 * @returns gives what was made of an object, and makes it when it is another object or `context` is another: whatever
 *   else `make` reads has to be in that
 */
export function memoize<V>(): (from: object, context: string, make: () => V) => V {
  const known = new WeakMap<
    object,
    { readonly context: string; readonly value: V; readonly reads: readonly SpecPath[] }
  >();
  return (from, context, make) => {
    let found = known.get(from);
    if (found?.context !== context) {
      found = { context, ...recordReads(make) };
      known.set(from, found);
    }
    readAgain(found.reads);
    return found.value;
  };
}
