import { articlePaths } from './addresses.ts';
import type { SeenEdit, Site } from '../contract.ts';

/** What goes along with a page. */
export interface Removal {
  readonly edits: readonly SeenEdit[];
  /** The addresses that answer no longer, in the default language; those of the others follow. */
  readonly addresses: readonly string[];
  /** The page that is above it, to lead visitors to. */
  readonly above: string | undefined;
}

/** The address without the prefix of a language. */
function plainest(paths: Readonly<Record<string, string>>): string {
  return Object.values(paths).toSorted((a, b) => a.length - b.length)[0] ?? '';
}

/** How a page is taken away, or an article by its slug. The card of a service goes with its page. */
export function removalOf({ pages }: Pick<Site, 'pages'>, id: string, slug?: string): Removal | undefined {
  if (slug !== undefined) {
    const address = plainest(articlePaths({ pages }, slug));
    return { edits: [{ edit: { kind: 'removeArticle', slug } }], addresses: [address], above: aboveOf(pages, address) };
  }
  const page = pages.find((one) => one.id === id);
  if (!page) return undefined;
  const address = plainest(page.paths);
  const cards = (page.services ?? []).map((name): SeenEdit => ({ edit: { kind: 'unset', at: ['services', name] } }));
  return {
    edits: [{ edit: { kind: 'removePage', page: id } }, ...cards],
    addresses: [address, ...(page.aliases ?? [])],
    above: aboveOf(pages, address),
  };
}

function aboveOf(pages: Site['pages'], address: string): string | undefined {
  return pages
    .filter(({ paths }) => address.startsWith(`${plainest(paths)}/`))
    .toSorted((a, b) => plainest(b.paths).length - plainest(a.paths).length)[0]?.id;
}
