import type { Json, KnownPage, SeenEdit, Site, SpecPath } from '../contract.ts';
import { isObject, startsWith, openPageId } from './spec-paths.ts';

type Paths = Readonly<Record<string, string>>;

/** The open page. */
export function openPage(site: Pick<Site, 'pages'> | undefined): KnownPage | undefined {
  return site?.pages.find(({ id }) => id === openPageId());
}

/** The address at a new path, below the same language prefix. Only if the address ends with the old path. */
export function movedAddress(address: string, from: string, to: string): string | undefined {
  return address.endsWith(from) ? address.slice(0, address.length - from.length) + to : undefined;
}

/** Whether a page is the template of all articles, whose address is a pattern such as `/blog/{slug}`. */
export function isPattern({ paths }: Pick<KnownPage, 'paths'>): boolean {
  return Object.values(paths).some((path) => path.includes('{'));
}

/** Whether an address has no page yet, so that the studio does not offer it as a destination. */
export function isUnavailable({ route }: Pick<KnownPage, 'route'>): boolean {
  return route[1] === 'unavailable';
}

/** The addresses of an article by language; empty if the site has no articles. */
export function articlePaths(site: Pick<Site, 'pages'> | undefined, slug: string): Paths {
  const entries = Object.entries(site?.pages.find(isPattern)?.paths ?? {});
  return Object.fromEntries(entries.map(([locale, path]) => [locale, path.replace(/\{\w+\}/, slug)]));
}

/** The page or article that a path in the spec belongs to, through its content, route or service. */
export function ownerOf(site: Site, path: SpecPath): Pick<KnownPage, 'label' | 'paths'> | undefined {
  const [part, name, index] = path;
  const article = part === 'articles' ? site.articles[Number(index)] : undefined;
  if (article) return { label: article.title, paths: articlePaths(site, article.slug) };
  return site.pages.find(
    ({ at, route, services = [] }) =>
      (at && startsWith(path, at)) ||
      startsWith(path, route) ||
      (part === 'services' && services.includes(String(name))),
  );
}

/** The edit that redirects an address to a page. */
export function redirection(from: string, to: string): SeenEdit {
  return { edit: { kind: 'insert', list: ['routes', 'redirects'], item: { from, to, status: 308 } } };
}

/**
 * The effects of a changed route: the edit that redirects the old address to the page, and the new address of what an
 * address shows now, with the same language prefix. `undefined` if its path stays the same.
 */
export function renamingOf(page: string, before: Json | undefined, after: Json) {
  const [from, to] = [before, after].map((route) => (isObject(route) ? route['path'] : undefined));
  if (typeof from !== 'string' || typeof to !== 'string' || from === to) return undefined;
  return { redirect: redirection(from, page), addressOf: (pathname: string) => movedAddress(pathname, from, to) };
}

function shortest(paths: Paths): string {
  return Object.values(paths).toSorted((a, b) => a.length - b.length)[0] ?? '';
}

/**
 * How to remove a page, or an article by its slug: the edits, the addresses that will no longer exist, in the default
 * language, and the parent page's id, as a target for redirects. Removes the card of a service with its page.
 */
export function removalOf({ pages }: Pick<Site, 'pages'>, id: string, slug?: string) {
  const page = pages.find((one) => one.id === id);
  if (slug === undefined && !page) return undefined;
  const address = shortest(slug === undefined ? (page?.paths ?? {}) : articlePaths({ pages }, slug));
  const above = pages
    .filter(({ paths }) => address.startsWith(`${shortest(paths)}/`))
    .toSorted((a, b) => shortest(b.paths).length - shortest(a.paths).length)[0]?.id;
  if (slug !== undefined)
    return { edits: [{ edit: { kind: 'removeArticle', slug } }] satisfies SeenEdit[], addresses: [address], above };
  const cards = (page?.services ?? []).map((name): SeenEdit => ({ edit: { kind: 'unset', at: ['services', name] } }));
  const edits: SeenEdit[] = [{ edit: { kind: 'removePage', page: id } }, ...cards];
  return { edits, addresses: [address, ...(page?.aliases ?? [])], above };
}
