import type { HeaderChanges, SiteHeaders } from '#contract';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isChosenFor, LANGUAGE_VARY } from '../../lib/locales.ts';
import { chooseLanguage, languageCookie } from './language.ts';
import { removeDocumentHeaders } from './own-headers.ts';
import { localLocation, parseTarget, withoutTrailingSlash, type RequestTarget } from './request-target.ts';
import { PAGE_ENDING, type SiteMap } from './site-map.ts';
import type { SiteFiles } from './static-files.ts';

export interface SiteHandlerOptions {
  readonly files: SiteFiles;
  readonly siteMap: SiteMap;
  readonly headers: SiteHeaders;
  /** Called with the method and path, without the query, of every request that gets the not-found page. */
  readonly onNotFound?: (method: string, path: string) => void;
}

/** Answers a request for a page or a file. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Tries redirects (also for another letter case), the language rules, the built files and the not-found page. */
export function createSiteHandler(options: SiteHandlerOptions): SiteHandler {
  const { files, siteMap, headers, onNotFound = () => undefined } = options;
  return (request, response) => {
    const target = parseTarget(request.url ?? '/');
    if (target === undefined) return void response.writeHead(400).end();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    }
    if (redirected(target, response, siteMap) || sentToLanguage(target, request, response, siteMap)) return;
    const file = siteMap.file(target.path);
    if (file !== undefined) {
      change(response, headers.changes[pageAt(file)]);
      if (files.send(file, request, response)) return;
    }
    change(response, headers.changes[siteMap.notFound(target.path)?.url ?? '']);
    onNotFound(request.method, target.path);
    answerNotFound(files, siteMap, target.path, request, response);
  };
}

/** Answers with status 404 and the not-found page in the language of the path. */
export function answerNotFound(
  files: SiteFiles,
  siteMap: SiteMap,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const page = siteMap.notFound(path);
  if (!page || !files.send(page.url + PAGE_ENDING, request, response, 404)) response.writeHead(404).end('Not Found');
}

/** The `url` of the page with this file. Other files keep their path, which is never a page's `url`. */
function pageAt(file: string): string {
  return file.replace(/\.html$/, '');
}

function change(response: ServerResponse, changes: HeaderChanges = {}): void {
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) response.removeHeader(name);
    else response.setHeader(name, value);
  }
}

function redirected({ path, search }: RequestTarget, response: ServerResponse, siteMap: SiteMap): boolean {
  const bare = withoutTrailingSlash(path);
  // Redirects a page's file name to the page's URL.
  const plain = siteMap.pageOfFile(bare)?.url ?? bare;
  const redirect = siteMap.redirect(plain);
  if (redirect !== undefined) {
    const location = redirect.to.includes('?') ? redirect.to : `${redirect.to}${localLocation('', search).slice(1)}`;
    sendTo(location, redirect.status, response);
    return true;
  }
  const address = siteMap.inItsCase(plain) ?? plain;
  if (address === path) return false;
  sendTo(localLocation(address, search), 308, response);
  return true;
}

function sendTo(location: string, status: number, response: ServerResponse): void {
  removeDocumentHeaders(response);
  response.writeHead(status, { location }).end();
}

function sentToLanguage(
  { path, search }: RequestTarget,
  request: IncomingMessage,
  response: ServerResponse,
  siteMap: SiteMap,
): boolean {
  const route = siteMap.route(path);
  if (route === undefined || route.status !== 200) return false;
  if (isChosenFor(route.locale, siteMap.languages)) response.setHeader('vary', LANGUAGE_VARY);
  const { remember, send } = chooseLanguage(route, request.headers, siteMap);
  if (send !== undefined) {
    response.setHeader('cache-control', 'no-store');
    sendTo(localLocation(send, search), 302, response);
    return true;
  }
  if (remember !== undefined) {
    response.setHeader('set-cookie', languageCookie(remember));
    response.setHeader('cache-control', 'private, no-cache, no-transform');
  }
  return false;
}
