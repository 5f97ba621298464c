import type { Diagnostic } from '../diagnostic.ts';
import { localizedTextOf } from '../compile/text.ts';
import type { SiteSpec } from '../schema/index.ts';
import { warning } from './problem.ts';
import { blocksOf, pagesOf } from './walk.ts';

/** The same question twice on a page. */
export function repeatedQuestions(spec: SiteSpec): Diagnostic[] {
  return pagesOf(spec).flatMap((page) => {
    const asked = new Set<string>();
    return blocksOf(page).flatMap(({ value: block, path }) =>
      block.kind !== 'faq'
        ? []
        : block.items.flatMap(({ question }, index) => {
            const words = JSON.stringify(localizedTextOf(spec, question)).toLowerCase();
            if (!asked.has(words)) return (asked.add(words), []);
            return warning(
              'faq/repeated',
              [...path, 'items', index, 'question'],
              'This page asks the same question twice.',
              'Remove one of them, or ask something else.',
            );
          }),
    );
  });
}
