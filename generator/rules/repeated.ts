import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { warning } from './problem.ts';
import { plainListsIn } from './walk.ts';

/** Names, values and days that stand in one list twice: the second one does nothing, and another one was probably meant. */
export function repeatedEntries(spec: SiteSpec): Diagnostic[] {
  return plainListsIn(spec).flatMap(({ value: list, path }) => {
    // What a block of the spec's own may hold is not known; related articles are told by a rule of theirs.
    if (new Set(list).size === list.length || path.includes('content') || path.at(-1) === 'related') return [];
    return list.flatMap((entry, index) => {
      const first = list.indexOf(entry);
      if (first === index) return [];
      return {
        ...warning(
          'list/repeated',
          [...path, index],
          `${JSON.stringify(entry)} stands in this list twice.`,
          'Remove it, or write the one that is meant.',
        ),
        related: [{ path: [...path, first], message: 'The first one.' }],
      };
    });
  });
}
