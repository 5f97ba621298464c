import { articlePaths } from './addresses.ts';
import type { SeenEdit, Site } from '../contract.ts';

/** The edits that remove a page, and their effects. */
export interface Removal {
  readonly edits: readonly SeenEdit[];
  /** The addresses that will no longer exist, in the default language. */
  readonly addresses: readonly string[];
  /** The id of the parent page, as a target for redirects. */
  readonly above: string | undefined;
}

/** The address without a language prefix. */
function shortest(paths: Readonly<Record<string, string>>): string {
  return Object.values(paths).toSorted((a, b) => a.length - b.length)[0] ?? '';
}

/** How to remove a page, or an article by its slug. Removes the card of a service with its page. */
export function removalOf({ pages }: Pick<Site, 'pages'>, id: string, slug?: string): Removal | undefined {
  if (slug !== undefined) {
    const address = shortest(articlePaths({ pages }, slug));
    return { edits: [{ edit: { kind: 'removeArticle', slug } }], addresses: [address], above: aboveOf(pages, address) };
  }
  const page = pages.find((one) => one.id === id);
  if (!page) return undefined;
  const address = shortest(page.paths);
  const cards = (page.services ?? []).map((name): SeenEdit => ({ edit: { kind: 'unset', at: ['services', name] } }));
  return {
    edits: [{ edit: { kind: 'removePage', page: id } }, ...cards],
    addresses: [address, ...(page.aliases ?? [])],
    above: aboveOf(pages, address),
  };
}

function aboveOf(pages: Site['pages'], address: string): string | undefined {
  return pages
    .filter(({ paths }) => address.startsWith(`${shortest(paths)}/`))
    .toSorted((a, b) => shortest(b.paths).length - shortest(a.paths).length)[0]?.id;
}
