import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import type { Connect, Plugin } from 'vite';
import { failure } from '../failure.ts';
import { rendering } from '../../live/rendered.ts';
import { changeAnswer, withPrefix } from './document.ts';
import { endpoint, refusalOf } from './guard.ts';
import { send } from './handler.ts';
import type { studioHandler } from './handler.ts';

const client = normalizePath(fileURLToPath(new URL('../client/main.tsx', import.meta.url)));

/** Stands in the place of the nonce until a page is sent. Nobody else knows it, so no text of a page can contain it. */
const placeholder = randomBytes(16).toString('hex');

function isGallery(address: string): boolean {
  return /\/_blocks(?:[?#]|$)/.test(address);
}

/** Scripts come from the server itself, or are its own in the page. Vite and the studio write styles into the page. */
function policyOf(nonce: string, isGallery: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // Vite waits in a worker for a server that restarts.
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Nobody else may show it in a frame and have the person click there; the studio shows the gallery.
    `frame-ancestors ${isGallery ? "'self'" : "'none'"}`,
  ].join('; ');
}

/** Draws the studio over every page of the dev server, and answers it. In front of everything else, since it decides who is answered at all. */
export function studioPages(port: number, handle: ReturnType<typeof studioHandler>): Plugin {
  const token = randomBytes(32).toString('base64url');
  const tokenTag = `<meta name="studio-token" content="${token}">`;
  const answer: Connect.NextHandleFunction = async (request, response, next) => {
    try {
      await handle(request, response);
    } catch (error) {
      next(error);
    }
  };
  return {
    name: 'site:studio',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({ html: { cspNonce: placeholder }, optimizeDeps: { include: ['react-dom/client'] } }),
    configureServer({ middlewares, config: { base } }) {
      rendering.nonce = placeholder;
      middlewares.use((request, response, next) => {
        const { method = 'GET', url = '/', headers } = request;
        const refusal = refusalOf({ method, url, headers }, port, token);
        const nonce = randomBytes(16).toString('base64url');
        response.setHeader('Content-Security-Policy', policyOf(nonce, isGallery(url)));
        response.setHeader('X-Frame-Options', isGallery(url) ? 'SAMEORIGIN' : 'DENY');
        changeAnswer(
          response,
          (html) => withPrefix(html, base).replaceAll(placeholder, nonce).replace('<head>', `<head>${tokenTag}`),
          (address) => (address.startsWith('/') ? base + address.slice(1) : address),
        );
        if (refusal) {
          // A page of the studio reads why, and says it; all others are told in plain text.
          if (refusal.code !== undefined) return send(response, refusal.status, failure(refusal.why, refusal.code));
          response.statusCode = refusal.status;
          response.setHeader('Content-Type', 'text/plain; charset=utf-8');
          response.end(`${refusal.why}\n`);
          return undefined;
        }
        if (url.startsWith(endpoint)) return void answer(request, response, next);
        return next();
      });
    },
    transformIndexHtml: (_html, { path, server }) =>
      // The gallery shows what a block looks like: nothing is edited there.
      isGallery(path)
        ? []
        : [
            {
              tag: 'script',
              attrs: { type: 'module', src: `${server?.config.base ?? '/'}@fs/${client.replace(/^\//, '')}` },
              injectTo: 'head',
            },
          ],
  };
}
