import type { HostedSite, ServedRoute } from '#contract';
import { prefixOf } from '../lib/locales.ts';
import { escaped, folderOf, unanchored, type PatternPage } from './patterns.ts';

/** The pages with a fixed URL: neither not-found pages nor templates of patterns. */
export function ownPages({ routes }: HostedSite): readonly ServedRoute[] {
  return routes.filter(({ status, pattern }) => status === 200 && pattern === undefined);
}

/** The templates that are served for all paths matching their pattern. */
export function patternPages({ routes }: HostedSite): readonly PatternPage[] {
  return routes.filter((route): route is PatternPage => route.pattern !== undefined);
}

/** Pages whose own path must answer 404: a host would send their files with status 200. */
export function hiddenPages({ routes }: HostedSite): readonly ServedRoute[] {
  return routes.filter(({ status, pattern }) => status === 404 || pattern !== undefined);
}

/** All files except pages: assets, images, `robots.txt` and the like. */
export function otherFiles({ routes, files }: HostedSite): readonly string[] {
  const pages = new Set(routes.map(({ url }) => `${url}.html`));
  return files.filter((file) => !pages.has(file));
}

/** The URL of a default-language page in another language: the same path below its prefix, which aliases have too. */
export function twinOf({ routes, languages }: HostedSite, locale: string): (route: ServedRoute) => string {
  const urls = new Set(routes.map(({ url }) => url));
  const prefix = prefixOf(locale, languages);
  return ({ url, alternates }) => (urls.has(prefix + url) ? prefix + url : (alternates[locale] ?? url));
}

/** Whether that URL is the language's prefix with the same path, so that one rule can cover all such pages. */
export function hasTwin(site: HostedSite, locale: string): (route: ServedRoute) => boolean {
  const twin = twinOf(site, locale);
  const prefix = prefixOf(locale, site.languages);
  return (route) => twin(route) === prefix + route.url;
}

/** The URL of a language's not-found page. */
export function notFoundUrl({ languages }: HostedSite, locale: string): string {
  return `${prefixOf(locale, languages)}/404`;
}

/** The paths that a host should match in any letter case. */
export interface TypedAddresses {
  /** The paths of pages and redirects, except those that match a pattern. */
  readonly addresses: readonly string[];
  /** The folder of each pattern, with a trailing slash, and the pattern for the rest, which no host can lower-case. */
  readonly folders: readonly { readonly folder: string; readonly rest: string }[];
}

/** Collects the paths that contain letters. */
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

/** The paths of a redirect, with and without a trailing slash, so that neither takes two redirects. */
export function withSlash(from: string): readonly string[] {
  return from === '/' ? [from] : [from, `${from}/`];
}
