import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import type { Connect, Plugin } from 'vite';
import { failure } from '../failure.ts';
import { endpoint, refusalOf } from './guard.ts';
import { send } from './handler.ts';
import type { studioHandler } from './handler.ts';

const client = normalizePath(fileURLToPath(new URL('../client/main.tsx', import.meta.url)));

/** Draws the studio over every page of the dev server, and answers it. In front of everything else, since it decides who is answered at all. */
export function studioPages(port: number, handle: ReturnType<typeof studioHandler>): Plugin {
  const token = randomBytes(32).toString('base64url');
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
    config: () => ({ optimizeDeps: { include: ['react-dom/client', 'diff'] } }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { method = 'GET', url = '/', headers } = request;
        const refusal = refusalOf({ method, url, headers }, port, token);
        // Nobody else may show it in a frame and have the person click there.
        response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
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
    transformIndexHtml: (_html, { path }) => [
      // Vike takes over scripts alone. No page of another origin can read it.
      { tag: 'script', children: `globalThis.studioToken=${JSON.stringify(token)}`, injectTo: 'head' },
      // The gallery shows what a block looks like: nothing is edited there.
      ...(path.includes('/_blocks')
        ? []
        : [
            {
              tag: 'script',
              attrs: { type: 'module', src: `/@fs/${client.replace(/^\//, '')}` },
              injectTo: 'head' as const,
            },
          ]),
    ],
  };
}
