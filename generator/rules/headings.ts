import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { warning } from './problem.ts';
import { pagesOf } from './walk.ts';

/** The kinds of blocks that begin with the heading of the whole page. */
const headed: ReadonlySet<string> = new Set(['hero', 'legalText', 'notice', 'article']);

/** Pages without a main heading, and with more than one: a screen reader's user looks for it first. */
export function mainHeadings(spec: SiteSpec): Diagnostic[] {
  return pagesOf(spec).flatMap(({ value: page, path }): Diagnostic[] => {
    const found = page.blocks.flatMap(({ kind }, index) => (headed.has(kind) ? [index] : []));
    // A block of the spec's own may have it.
    if (found.length === 0 && page.blocks.some(({ kind }) => kind === 'custom')) return [];
    if (found.length === 0)
      return [
        warning('page/no-heading', [...path, 'blocks'], 'This page has no main heading.', 'Begin it with hero({ … }).'),
      ];
    return found.slice(1).map((index) => ({
      ...warning(
        'page/two-headings',
        [...path, 'blocks', index],
        'This page has a second main heading.',
        'Make it a section, or a page of its own.',
      ),
      related: [{ path: [...path, 'blocks', found[0] ?? 0], message: 'The first one.' }],
    }));
  });
}
