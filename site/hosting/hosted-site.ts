import type { HostedSite, ServedRoute } from '#contract';
import { prefixOf } from '../lib/locales.ts';
import { escaped, folderOf, unanchored, type PatternPage } from './patterns.ts';

/** The pages with an address of their own: not the not-found pages, nor what only stands behind a pattern. */
export function ownPages({ routes }: HostedSite): readonly ServedRoute[] {
  return routes.filter(({ status, pattern }) => status === 200 && pattern === undefined);
}

/** The pages that answer for many addresses. */
export function patternPages({ routes }: HostedSite): readonly PatternPage[] {
  return routes.filter((route): route is PatternPage => route.pattern !== undefined);
}

/** The files of pages that no address may name: a host would answer them with status 200. */
export function hiddenPages({ routes }: HostedSite): readonly ServedRoute[] {
  return routes.filter(({ status, pattern }) => status === 404 || pattern !== undefined);
}

/** What is no page: assets, images, and files that other programs look for. */
export function otherFiles({ routes, files }: HostedSite): readonly string[] {
  const pages = new Set(routes.map(({ url }) => `${url}.html`));
  return files.filter((file) => !pages.has(file));
}

/** The address of a page of the default language in another one: the same path below its prefix, which aliases have as well. */
export function twinOf({ routes, languages }: HostedSite, locale: string): (route: ServedRoute) => string {
  const urls = new Set(routes.map(({ url }) => url));
  const prefix = prefixOf(locale, languages);
  return ({ url, alternates }) => (urls.has(prefix + url) ? prefix + url : (alternates[locale] ?? url));
}

/** Whether that is the same path below the language's prefix, which one rule for all pages says. */
export function hasTwin(site: HostedSite, locale: string): (route: ServedRoute) => boolean {
  const twin = twinOf(site, locale);
  const prefix = prefixOf(locale, site.languages);
  return (route) => twin(route) === prefix + route.url;
}

/** The not-found page of a path's language. */
export function notFoundUrl({ languages }: HostedSite, locale: string): string {
  return `${prefixOf(locale, languages)}/404`;
}

/** What somebody may type with capital letters. */
export interface TypedAddresses {
  /** Of pages and redirects, but for those that one of the folders' addresses is. */
  readonly addresses: readonly string[];
  /** Folders of a pattern, with a slash at their end, and the pattern of what stands in them. No host can put that in lower case. */
  readonly folders: readonly { readonly folder: string; readonly rest: string }[];
}

/** The addresses with letters, for hosts that compare them in any case. */
export function typedAddresses(site: HostedSite): TypedAddresses {
  const patterns = patternPages(site);
  const known = patterns.map(({ pattern }) => new RegExp(pattern));
  return {
    addresses: [...ownPages(site).map(({ url }) => url), ...site.redirects.map(({ from }) => from)].filter(
      (address) => /[a-z]/i.test(address) && !known.some((one) => one.test(address)),
    ),
    folders: patterns.map((page) => {
      const folder = folderOf(page);
      return { folder, rest: unanchored(page.pattern).slice(escaped(folder).length) };
    }),
  };
}

/** The addresses of a redirect: with a slash at its end it leads there too, and not first to the address without. */
export function withSlash(from: string): readonly string[] {
  return from === '/' ? [from] : [from, `${from}/`];
}
