import type { HeaderSet, SiteHeaders } from '#contract';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { ICONS } from '../../files.ts';
import { contentPolicy } from '../../hosting/content-policy.ts';

/** Headers that only concern documents, which browsers show in a window or a frame. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
];

/** Where the build puts scripts, style sheets, fonts and pictures. */
const BUILT = ['/assets/', '/share/', ...Object.values(ICONS)];
/** Their types. SVG is none of them: opened in a window, it is a document and may contain scripts. */
const PART_OF_PAGE = /^(?:font\/|text\/css|text\/javascript|image\/(?!svg))/;

const nothing = { scriptHashes: [], styleHashes: [], scriptSources: [], connectSources: [] };

/**
 * The headers of the site's own server, which has no limit on the number of rules: a page's policy allows only that
 * page's inline scripts and styles, and other documents have none. No proxy may rewrite a file: to hide e-mail addresses from crawlers, for
 * example, Cloudflare would add scripts that the policy blocks.
 */
export function ownHeaders({ common, page, files, changes, policies }: SiteHeaders): SiteHeaders {
  const ofPages = policies.flatMap((own) => own.pages.map((url) => [url, own.policy] as const));
  return {
    common: { ...common, 'content-security-policy': contentPolicy(nothing) },
    page: untransformed(page),
    files: files.map(({ prefix, headers }) => ({ prefix, headers: untransformed(headers) })),
    changes: Object.fromEntries(
      ofPages.map(([url, policy]) => [url, { ...changes[url], 'content-security-policy': policy }]),
    ),
    policies,
  };
}

/** The files are compressed already, so this costs no bandwidth. */
function untransformed({ 'cache-control': cacheControl, ...headers }: HeaderSet): HeaderSet {
  return { ...headers, 'cache-control': cacheControl === undefined ? 'no-transform' : `${cacheControl}, no-transform` };
}

/** Whether pages only use a file, so that it needs no policy. */
export function isPartOfPage(path: string, type: string): boolean {
  return BUILT.some((start) => path.startsWith(start)) && PART_OF_PAGE.test(type);
}

/** Removes the headers that only concern documents, from a redirect or a part of pages. */
export function removeDocumentHeaders(response: ServerResponse): void {
  for (const name of OF_DOCUMENTS) response.removeHeader(name);
}

/** Reads the headers that the build wrote for its pages. */
export function readSiteHeaders(file: string): SiteHeaders {
  return JSON.parse(readFileSync(file, 'utf8')) as SiteHeaders;
}
