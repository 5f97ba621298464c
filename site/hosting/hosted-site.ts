import type { HeaderChanges, HeaderSet, HostedSite, ServedRoute } from '#contract';
import { prefixOf } from '../shared/locales.ts';
import { escaped } from '../shared/text.ts';
import { headersOfFile, headersOfPage } from './site-headers.ts';

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

/** The URL of a language's not-found page. */
export function notFoundUrl({ languages }: HostedSite, locale: string): string {
  return `${prefixOf(locale, languages)}/404`;
}

/** The paths of a redirect, with and without a trailing slash, so that neither takes two redirects. */
export function withSlash(from: string): readonly string[] {
  return from === '/' ? [from] : [from, `${from}/`];
}

/** A template that is served for every path that its pattern matches. */
interface PatternPage extends ServedRoute {
  readonly pattern: string;
}

/** A route's pattern without its anchors. */
export function unanchored(pattern: string): string {
  return pattern.replace(/^\^/, '').replace(/\$$/, '');
}

/**
 * Unanchored regular expressions that together match exactly these pages' paths, each at most `maxLength` long where
 * possible. Omits pages that a pattern already matches.
 */
export function addressPatterns(pages: readonly ServedRoute[], maxLength: number): readonly string[] {
  const patterns = pages.flatMap(({ pattern }) => (pattern === undefined ? [] : [pattern]));
  const known = patterns.map((pattern) => new RegExp(pattern));
  const named = pages.filter(({ pattern, url }) => pattern === undefined && !known.some((one) => one.test(url)));
  const parts = [...patterns.map(unanchored), ...named.map(({ url }) => escaped(url))];
  const chunks: string[] = [];
  for (const part of parts) {
    const last = chunks.at(-1);
    if (last !== undefined && last.length + part.length + 1 <= maxLength) chunks[chunks.length - 1] = `${last}|${part}`;
    else chunks.push(part);
  }
  return chunks;
}

/** The folder of a pattern's paths, with a trailing slash: `/blog/`. */
export function folderOf({ url }: PatternPage): string {
  return url.slice(0, url.lastIndexOf('/') + 1);
}

/** A pattern's paths for hosts without regular expressions: any one segment in a folder, `/blog/:any`. */
export function placeholderOf(page: PatternPage): string {
  return `${folderOf(page)}:any`;
}

/** A rule of a `_headers` file. Later rules win. */
export interface HeaderRule {
  /** A path, a path that ends in `*`, or one with `:any` for a segment. */
  readonly path: string;
  /** The differences from earlier rules; `null` removes a header. */
  readonly changes: HeaderChanges;
}

/**
 * A site's headers as ordered rules: first for all paths, then for folders, then for single files and pages. Only
 * differences need a rule, so their number does not grow with the number of pages.
 */
export function headerRules(site: HostedSite): readonly HeaderRule[] {
  const { headers } = site;
  const everywhere: HeaderSet = { ...headers.common, ...headers.page };
  const rules: HeaderRule[] = [{ path: '/*', changes: everywhere }];
  const add = (path: string, before: HeaderSet, after: HeaderSet): void => {
    const changes = difference(before, after);
    if (Object.keys(changes).length > 0) rules.push({ path, changes });
  };

  const prefixes = headers.files.map(({ prefix }) => prefix).filter((prefix) => prefix !== '/');
  for (const prefix of prefixes) {
    add(prefix.endsWith('/') ? `${prefix}*` : prefix, everywhere, headersOfFile(headers, prefix));
  }
  for (const file of otherFiles(site)) {
    if (!prefixes.some((prefix) => file.startsWith(prefix))) add(file, everywhere, headersOfFile(headers, file));
  }

  const patterns = patternPages(site).map((page) => ({ page, matches: new RegExp(page.pattern) }));
  for (const { page } of patterns) add(placeholderOf(page), everywhere, headersOfPage(headers, page.url));
  for (const { url, pattern, status } of site.routes) {
    if (pattern !== undefined || status !== 200) continue;
    const around = patterns.find(({ matches }) => matches.test(url))?.page;
    add(url, around ? headersOfPage(headers, around.url) : everywhere, headersOfPage(headers, url));
  }
  return rules;
}

function difference(before: HeaderSet, after: HeaderSet): HeaderChanges {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names].filter((name) => before[name] !== after[name]).map((name) => [name, after[name] ?? null]),
  );
}
