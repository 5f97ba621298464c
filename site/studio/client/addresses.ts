import type { KnownPage, Site } from '../contract.ts';

type Paths = Readonly<Record<string, string>>;

/** The id of the open page. */
export function openPageId(): string {
  return document.getElementById('main')?.dataset['page'] ?? '';
}

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

/** The addresses of an article by language; empty if the site has no articles. */
export function articlePaths(site: Pick<Site, 'pages'> | undefined, slug: string): Paths {
  const entries = Object.entries(site?.pages.find(isPattern)?.paths ?? {});
  return Object.fromEntries(entries.map(([locale, path]) => [locale, path.replace(/\{\w+\}/, slug)]));
}
