import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { localeOfPath } from './site-map.ts';

/** Answers with status 404 and the not-found page in the language of the path. */
export type NotFound = (response: ServerResponse, path: string) => void;

/** Reads the not-found pages of the built site. */
export function createNotFound(distDir: string): NotFound {
  const pages = { es: readPage(distDir, '404'), en: readPage(distDir, 'en/404') };
  return (response, path) => {
    const page = pages[localeOfPath(path)] ?? pages.es;
    response.writeHead(404, {
      'content-type': page === undefined ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    response.end(page ?? 'Not Found');
  };
}

/** Whether the path is the not-found page's own: it is answered like any other path that leads nowhere. */
export function isNotFoundPage(path: string): boolean {
  return /^(\/en)?\/404(\.html|\/index\.html)?$/.test(path);
}

function readPage(distDir: string, name: string): Buffer | undefined {
  const file = join(distDir, `${name}.html`);
  return existsSync(file) ? readFileSync(file) : undefined;
}
