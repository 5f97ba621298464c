import type { IncomingMessage, ServerResponse } from 'node:http';
import { localeOfPath, prefixOf } from '../../lib/locales.ts';
import { PAGE_ENDING, type SiteMap } from './site-map.ts';
import type { SiteFiles } from './static-files.ts';

/** Answers with status 404 and the not-found page in the language of the path. */
export function answerNotFound(
  files: SiteFiles,
  siteMap: SiteMap,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { languages } = siteMap;
  const page = siteMap.notFound(path)?.url ?? `${prefixOf(localeOfPath(path, languages), languages)}/404`;
  if (files.send(page + PAGE_ENDING, request, response, 404)) return;
  response
    .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
    .end('Not Found');
}
