import { list, record, text } from './data.ts';
import type { Data } from './data.ts';
import type { Versions } from './versions.ts';
import { brief, listing, some } from './words.ts';

const path = 'site/generated/routes.ts';

interface Page {
  readonly path: string;
  readonly aliases: readonly string[];
  readonly indexable: boolean;
  /** The foreign origins that its content security policy allows. */
  readonly origins: readonly string[];
}

/** The pages of a version, by their ids. The addresses in the default language are enough: the others follow them. */
const pagesOf = (version: { [name: string]: Data }, locale: string): Map<string, Page> => {
  const pages = new Map<string, Page>();
  for (const entry of list(version['routes']).map(record)) {
    if (entry['locale'] !== locale || entry['pattern'] !== undefined) continue;
    const id = text(entry['page']);
    const known = pages.get(id);
    const [url, own] = [text(entry['url']), text(entry['canonical'])];
    pages.set(id, {
      path: own,
      aliases: [...(known?.aliases ?? []), ...(url === own ? [] : [url])],
      indexable: entry['indexable'] !== false,
      origins: [...new Set([...list(entry['scriptSources']), ...list(entry['connectSources'])].map(text))],
    });
  }
  // The page that many share, each at an address of its own.
  for (const id of list(version['pageIds']).map(text)) {
    const any = list(version['routes'])
      .map(record)
      .find((entry) => entry['page'] === id && entry['locale'] === locale);
    if (any && !pages.has(id)) pages.set(id, { path: text(any['url']).replace('_any', '{…}'), aliases: [], indexable: true, origins: [] });
  }
  return pages;
};

/** What tells the pages apart in a text for people: their paths in the default language. */
export interface Paths {
  /** The path of a page, of the new version where it has one. */
  of(id: string): string;
  /** The path that an old path of a page is now. */
  renamed(path: string): string;
  /** Whether a page came or went. */
  isNewOrGone(id: string): boolean;
}

/** The paths of the pages in both versions. */
export const pathsOf = (versions: Versions): Paths => {
  const { before, after } = versions.of(path);
  const [old, now] = [before, after].map((version) => pagesOf(version, versions.defaultLocale)) as [Map<string, Page>, Map<string, Page>];
  const renames = new Map([...old].map(([id, page]) => [page.path, now.get(id)?.path ?? page.path]));
  return {
    of: (id) => now.get(id)?.path ?? old.get(id)?.path ?? id,
    renamed: (href) => {
      const [own = '', hash] = href.split('#');
      return (renames.get(own) ?? own) + (hash === undefined ? '' : `#${hash}`);
    },
    isNewOrGone: (id) => old.has(id) !== now.has(id),
  };
};

/** Whether an address is that of a language with a prefix. */
const isPrefixed = ({ prefixes }: Versions, address: string): boolean => prefixes.some((prefix) => address === prefix || address.startsWith(`${prefix}/`));

const redirectsOf = (versions: Versions, version: { [name: string]: Data }): Map<string, { to: string; status: Data }> =>
  new Map(
    list(version['redirects'])
      .map(record)
      .filter(({ from }) => !isPrefixed(versions, text(from)))
      .map(({ from, to, status }) => [text(from), { to: text(to), status }]),
  );

const redirectChanges = (versions: Versions, paths: Paths): string[] => {
  const { before, after } = versions.of(path);
  const [old, now] = [redirectsOf(versions, before), redirectsOf(versions, after)];
  const shown = ([from, { to }]: [string, { to: string }]): string => `${from} → ${to}`;
  return [
    ...listing([...now].filter(([from]) => !old.has(from)).map(shown), 'redirect', 'added'),
    ...listing([...old].filter(([from]) => !now.has(from)).map(shown), 'redirect', 'removed'),
    ...[...now].flatMap(([from, { to, status }]) => {
      const was = old.get(from);
      if (!was) return [];
      return [
        ...(paths.renamed(was.to) === to ? [] : [`redirect ${from} now leads to ${to}, no longer to ${was.to}`]),
        ...(was.status === status ? [] : [`redirect ${from} now answers ${brief(status)}, no longer ${brief(was.status)}`]),
      ];
    }),
  ];
};

/** The foreign origins that the browser may load from or ask, by origin, since one setting may concern every page. */
const originChanges = (old: Map<string, Page>, now: Map<string, Page>): string[] => {
  const gained = new Map<string, string[]>();
  const lost = new Map<string, string[]>();
  const note = (changes: Map<string, string[]>, origin: string, page: string) => changes.set(origin, [...(changes.get(origin) ?? []), page]);
  for (const [id, page] of now) {
    const was = old.get(id)?.origins ?? [];
    for (const origin of page.origins) if (!was.includes(origin)) note(gained, origin, page.path);
    for (const origin of was) if (!page.origins.includes(origin)) note(lost, origin, page.path);
  }
  return [
    ...[...gained].map(([origin, on]) => `content security policy: ${origin} is allowed now on ${some(on, 3)}`),
    ...[...lost].map(([origin, on]) => `content security policy: ${origin} is no longer allowed on ${some(on, 3)}`),
  ];
};

/** What changed of pages' addresses, aliases, redirects and of what browsers and search engines are told about them. */
export const routeChanges = (versions: Versions, paths: Paths): string[] => {
  const { before, after } = versions.of(path);
  const [old, now] = [before, after].map((version) => pagesOf(version, versions.defaultLocale)) as [Map<string, Page>, Map<string, Page>];
  const kept = [...now].flatMap(([id, page]) => {
    const was = old.get(id);
    return was ? [{ id, page, was }] : [];
  });
  const shown = (alias: string, page: Page): string => `${alias} → ${page.path}`;
  const missing = (version: { [name: string]: Data }) =>
    list(version['missing'])
      .map(text)
      .filter((url) => !isPrefixed(versions, url));
  return [
    ...listing([...now].filter(([id]) => !old.has(id)).map(([, page]) => page.path), 'route', 'added'),
    ...listing([...old].filter(([id]) => !now.has(id)).map(([, page]) => page.path), 'route', 'removed'),
    ...kept.filter(({ page, was }) => page.path !== was.path).map(({ id, page, was }) => `${id} moved from ${was.path} to ${page.path}`),
    ...listing([...now].flatMap(([id, page]) => page.aliases.filter((alias) => !old.get(id)?.aliases.includes(alias)).map((alias) => shown(alias, page))), 'alias', 'added', 'aliases'),
    ...listing([...old].flatMap(([id, was]) => was.aliases.filter((alias) => !now.get(id)?.aliases.includes(alias)).map((alias) => shown(alias, was))), 'alias', 'removed', 'aliases'),
    ...redirectChanges(versions, paths),
    ...listing(missing(after).filter((url) => !missing(before).includes(url)), 'address without a page', 'added', 'addresses without a page'),
    ...listing(missing(before).filter((url) => !missing(after).includes(url)), 'address without a page', 'removed', 'addresses without a page'),
    ...kept.filter(({ page, was }) => page.indexable !== was.indexable).map(({ page }) => `${page.path}: search engines may ${page.indexable ? 'list it now' : 'no longer list it'}`),
    ...originChanges(old, now),
  ];
};
