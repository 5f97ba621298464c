import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { HeaderSet, Languages, SiteHeaders } from '#contract';
import { ownHeadersOfFile, contentPolicy } from '../../hosting/site-headers.ts';
import { isChosenFor, LANGUAGE_VARY, localeOfPath } from '../../shared/locales.ts';
import { parseAccept, type Accept } from 'hono/utils/accept';
import { weightOf, type HttpContext } from './http-app.ts';
import { ENCODINGS, readFiles, type StoredFile } from './read-files.ts';
import { ICONS } from '../../file-addresses.ts';

/** The extension of a page's file. */
export const PAGE_ENDING = '.html';

export interface SiteFiles {
  /**
   * Answers with a file in the smallest encoding that the client accepts, or with 304 if the client's copy is current;
   * undefined if there is no such file. A 404 response is never 304: the page does not belong to the requested URL.
   */
  send(path: string, context: HttpContext, status?: 200 | 404): Response | undefined;
}

export interface StaticFiles extends SiteFiles {
  has(path: string): boolean;
}

/**
 * Serves the built site from memory. Hono's `serveStatic` would open files for each request, and supports neither the
 * headers of the hosts' rules nor pages that vary by language. The content goes to Node's response directly: in a
 * `Response` it would be copied through a stream.
 */
export function createStaticFiles(distDir: string, headers: SiteHeaders, languages: Languages): StaticFiles {
  const files = new Map(
    [...readFiles(distDir)].map(([path, file]) => {
      const own = headersOf(headers, languages, path, file);
      return [path, { file, headers: Object.entries(own), isPart: isPartOfPage(path, own['content-type']) }];
    }),
  );
  return {
    has: (path) => files.has(path),
    send(path, { env: { incoming, outgoing } }, status = 200) {
      const found = files.get(path);
      if (found === undefined) return undefined;
      const { forms } = found.file;
      const encoding = chooseEncoding(incoming.headers['accept-encoding'], forms);
      const { content, etag } = forms[encoding] ?? forms.identity;
      if (found.isPart) removeDocumentHeaders(outgoing);
      setHeaders(outgoing, found.headers);
      if (status === 200) {
        outgoing.setHeader('etag', etag);
        if (isCurrent(incoming.headers, etag)) {
          outgoing.writeHead(304).end();
          return RESPONSE_ALREADY_SENT;
        }
      }
      if (encoding !== 'identity') outgoing.setHeader('content-encoding', encoding);
      // Ranges are not supported: no file is large enough to need them.
      outgoing
        .writeHead(status, { 'content-length': content.length })
        .end(incoming.method === 'HEAD' ? undefined : content);
      return RESPONSE_ALREADY_SENT;
    },
  };
}

/**
 * The encoding for a value of `Accept-Encoding`: the smallest of those that the client prefers. A client that accepts
 * none gets the uncompressed file, which is better than none.
 */
function chooseEncoding(accepted: string | undefined, forms: StoredFile['forms']): (typeof ENCODINGS)[number] {
  const accepts = parseAccept(accepted ?? '');
  const choices = ENCODINGS.filter((encoding) => forms[encoding] !== undefined).map((encoding) => ({
    encoding,
    quality: qualityOf(encoding, accepts),
  }));
  const [best] = choices.filter(({ quality }) => quality > 0).toSorted((one, other) => other.quality - one.quality);
  return best?.encoding ?? 'identity';
}

function qualityOf(encoding: string, accepts: readonly Accept[]): number {
  const own = accepts.filter(({ type }) => type.toLowerCase() === encoding);
  return Math.max(0, ...(own.length > 0 ? own : accepts.filter(({ type }) => type === '*')).map(weightOf));
}

/** Whether the client has this version of a file. A forced reload (`no-cache`) always gets it again. */
function isCurrent(headers: IncomingHttpHeaders, etag: string): boolean {
  const { 'if-none-match': known = '', 'cache-control': caching = '' } = headers;
  if (/(?:^|,)\s*no-cache\s*(?:,|$)/.test(caching)) return false;
  return known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Keeps the `cache-control` of a response that sets a cookie. */
function setHeaders(response: ServerResponse, headers: readonly (readonly [string, string])[]): void {
  for (const [name, value] of headers) {
    if (name !== 'cache-control' || !response.hasHeader(name)) response.setHeader(name, value);
  }
}

function headersOf(
  headers: SiteHeaders,
  languages: Languages,
  path: string,
  { type }: StoredFile,
): HeaderSet & { readonly 'content-type': string } {
  const page = path.endsWith(PAGE_ENDING);
  return {
    'content-type': type,
    vary:
      page && isChosenFor(localeOfPath(path, languages), languages)
        ? `Accept-Encoding, ${LANGUAGE_VARY}`
        : 'Accept-Encoding',
    ...(page ? headers.page : ownHeadersOfFile(headers, path)),
  };
}

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
function isPartOfPage(path: string, type: string): boolean {
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
