import type { HeaderSet, Languages, SiteHeaders } from '#contract';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { ownHeadersOfFile } from '../../hosting/site-headers.ts';
import { isPartOfPage, removeDocumentHeaders } from './own-headers.ts';
import { encodings, readFiles, type Encoding, type StoredFile, type StoredForm } from './files/read-files.ts';
import { isChosenFor, LANGUAGE_VARY, localeOfPath } from '../../lib/locales.ts';
import { PAGE_ENDING } from './site-map.ts';

export interface SiteFiles {
  /**
   * Answers with a file in the smallest encoding that the client accepts, or with 304 if the client's copy is current.
   * Returns whether the file exists. A 404 response is never 304: the page does not belong to the requested URL.
   */
  send(path: string, request: IncomingMessage, response: ServerResponse, status?: 200 | 404): boolean;
}

export interface StaticFiles extends SiteFiles {
  has(path: string): boolean;
}

/**
 * Serves the built site from memory. `sirv` would open files for each request, and supports neither the headers of the
 * hosts' rules nor pages that vary by language. `negotiator` picks the encoding; `fresh` validates caches.
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
    send(path, request, response, status = 200) {
      const found = files.get(path);
      if (found === undefined) return false;
      const [encoding, { content, etag }] = choose(found.file, request.headers);
      if (found.isPart) removeDocumentHeaders(response);
      setHeaders(response, found.headers);
      if (status === 200) {
        response.setHeader('etag', etag);
        if (fresh(request.headers, { etag })) {
          response.writeHead(304).end();
          return true;
        }
      }
      if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
      // Ranges are not supported: no file is large enough to need them.
      response
        .writeHead(status, { 'content-length': content.length })
        .end(request.method === 'HEAD' ? undefined : content);
      return true;
    },
  };
}

function choose(
  { forms }: StoredFile,
  { 'accept-encoding': header }: IncomingHttpHeaders,
): readonly [Encoding, StoredForm] {
  const choice: EncodingChoice = new Negotiator({ headers: { 'accept-encoding': header } });
  const accepted = choice.encodings([...encodings], { preferred: [...encodings] }) as Encoding[];
  const encoding = accepted.find((one) => forms[one] !== undefined);
  // A client that accepts no encoding gets the uncompressed file, which is better than none.
  return [encoding ?? 'identity', (encoding && forms[encoding]) ?? forms.identity];
}

/** The package's types lack the option that breaks ties. */
interface EncodingChoice {
  encodings(available: string[], options: { preferred: string[] }): string[];
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
