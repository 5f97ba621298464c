import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import sirv from 'sirv';
import { UserError } from '../user-error.ts';
import { LANGUAGE_VARY } from './language.ts';
import { localeOfPath } from './site-map.ts';

/** Which pages a browser may fetch ahead: those whose link a visitor is about to press. */
const SPECULATION_RULES = '/speculation-rules.json';

/** Serves a file of the built site, or calls `next`. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * The built site. Its files are listed once, at the start, so a request cannot name anything outside of them. A file that
 * the build compressed (`.br`, `.gz`) is sent so to a browser that can read it.
 *
 * @throws {UserError} when the site has not been built
 */
export function createStaticFiles(distDir: string): StaticFiles {
  if (!existsSync(distDir)) {
    throw new UserError(
      `There is no built site in ${resolve(distDir)}. Run \`npm run build\` first, or \`npm start\` for everything at once.`,
    );
  }
  const serve = sirv(distDir, {
    etag: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      // An answer that sets a cookie comes with its own rule.
      if (!response.hasHeader('cache-control')) response.setHeader('cache-control', cacheControl(path));
      response.setHeader('vary', vary(path));
      if (isPage(path)) response.setHeader('speculation-rules', `"${SPECULATION_RULES}"`);
      if (path === SPECULATION_RULES) response.setHeader('content-type', 'application/speculationrules+json');
    },
  });
  return (request, response, next) => {
    // Nothing here is long enough for a part of it to be asked for, and sirv fails on a range that ends before it begins.
    delete request.headers.range;
    serve(request, response, next);
  };
}

function cacheControl(path: string): string {
  // The names of assets carry a hash of their content.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return isPage(path) ? 'no-cache' : 'public, max-age=3600';
}

function vary(path: string): string {
  return isPage(path) && localeOfPath(path) === 'es' ? `Accept-Encoding, ${LANGUAGE_VARY}` : 'Accept-Encoding';
}

function isPage(path: string): boolean {
  return path.endsWith('.html') || !/\.[a-z0-9]+$/i.test(path);
}
