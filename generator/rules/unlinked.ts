import type { Diagnostic } from '../diagnostic.ts';
import { linksOf } from './page-links.ts';
import type { SiteSpec } from '../schema/index.ts';
import { warning } from './problem.ts';

/** Pages that search engines list and that no other page, nor header or footer, links to: visitors do not find them. */
export function unlinkedPages(spec: SiteSpec): Diagnostic[] {
  const linked = new Set<string>(linksOf(spec).flatMap(({ from, to }) => (from === to ? [] : [to])));
  return spec.pages.flatMap(({ id }, index) => {
    const route = spec.routes.pages[id];
    if (!route || route.indexable === false || [spec.routes.home, spec.routes.notFound].includes(id) || linked.has(id))
      return [];
    return warning(
      'page/unlinked',
      ['pages', index, 'id'],
      `No page links to "${id}".`,
      'Link to it from another page, or from header or footer in spec/navigation.ts.',
    );
  });
}
