import type { HeaderChanges, HeaderSet, HostedSite } from '#contract';
import { otherFiles, patternPages, placeholderOf } from './hosted-site.ts';
import { headersOfFile, headersOfPage } from './site-headers.ts';

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
