import type { HeaderChanges, HeaderSet, HostedSite } from '#contract';
import { otherFiles, patternPages } from './hosted-site.ts';
import { placeholderOf } from './patterns.ts';
import { headersOfFile, headersOfPage } from './site-headers.ts';

/** Headers for a kind of address, as a line with a path and lines with headers say it. Later rules win. */
export interface HeaderRule {
  /** A path, a path with `*` at its end, or one with `:any` for a segment. */
  readonly path: string;
  /** In what it differs from the rules before it; `null` for a header that is not sent any more. */
  readonly changes: HeaderChanges;
}

/**
 * The headers of a site as rules in order: every address first, then files by folder, then single files and pages. Their number
 * grows with what differs, not with the number of pages.
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

/** The not-found pages answer for addresses that no rule can name, so they can only have what every address has. */
export function notFoundWarnings({ routes, headers }: HostedSite): readonly string[] {
  return routes
    .filter(({ status, url }) => status === 404 && headers.changes[url] !== undefined)
    .map(({ url }) => `The not-found page ${url} needs headers of its own, and is sent with those of most pages.`);
}

function difference(before: HeaderSet, after: HeaderSet): HeaderChanges {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names].filter((name) => before[name] !== after[name]).map((name) => [name, after[name] ?? null]),
  );
}
