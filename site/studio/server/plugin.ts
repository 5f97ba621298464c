import { createHmac, randomBytes } from 'node:crypto';
import type { Plugin } from 'vite';
import type { StudioTexts } from '../../texts/studio.ts';
import type { Renewal } from '../contract.ts';
import { failure } from '../failure.ts';
import { rendering } from '../../live/addresses/plugin.ts';
import { bundleClient } from './bundle-client.ts';
import { transformDocument, withPrefix } from './document.ts';
import { endpoint, refusalOf, renewal } from './guard.ts';
import { personOf, send, type studioHandler } from './handler.ts';
import { loadingBar } from './loading-bar.ts';

/** Placeholder for the nonce until a page is sent. It is random, so the text of a page cannot contain it. */
const placeholder = randomBytes(16).toString('hex');

function isGallery(address: string): boolean {
  return /\/_blocks(?:[?#]|$)/.test(address);
}

/** The content security policy. It allows inline styles, because Vite and the studio insert style elements. */
function policyOf(nonce: string, isGallery: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // Vite polls a restarting server from a worker.
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Prevents clickjacking. The studio itself shows the gallery in a frame.
    `frame-ancestors ${isGallery ? "'self'" : "'none'"}`,
  ].join('; ');
}

interface StudioPages {
  readonly port: number;
  readonly handle: ReturnType<typeof studioHandler>;
  readonly texts: StudioTexts;
}

/** Adds the studio to every page of the dev server and serves its operations. Runs first, as it guards them. */
export function studioPages({ port, handle, texts }: StudioPages): Plugin {
  const key = randomBytes(32);
  return {
    name: 'site:studio',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({ html: { cspNonce: placeholder } }),
    async configureServer({ middlewares, config: { base } }) {
      rendering.nonce = placeholder;
      const { address, code } = await bundleClient(base);
      // A script of its own: Vike joins those of plugins into one, which waits for modules of the dev server.
      const script = `<script type="module" src="${base}${address.slice(1)}"></script>`;
      middlewares.use((request, response, next) => {
        const { method = 'GET', url = '/', headers } = request;
        const person = encodeURIComponent(personOf(request)?.email ?? '');
        // Each person's own, so that a page does not go on in the name of somebody who has signed in since.
        const token = createHmac('sha256', key).update(person).digest('base64url');
        const refusal = refusalOf({ method, url, headers }, port, token);
        const nonce = randomBytes(16).toString('base64url');
        response.setHeader('Content-Security-Policy', policyOf(nonce, isGallery(url)));
        response.setHeader('X-Frame-Options', isGallery(url) ? 'SAMEORIGIN' : 'DENY');
        transformDocument(response, (html) => {
          const page = withPrefix(html, base)
            .replaceAll(placeholder, nonce)
            // Browsers do not offer to translate a page that is being edited.
            .replace('<html', '<html translate="no"');
          // The gallery only shows what blocks look like; it cannot be edited.
          if (isGallery(url) || !page.includes('id="main"')) return page;
          const [, language = ''] = /<html[^>]*? lang="([^"]*)"/.exec(page) ?? [];
          const bar = loadingBar(texts, headers['accept-language'], language);
          const tag = `<meta name="studio-token" content="${token}" data-person="${person}">`;
          return page.replace('<head>', `<head>${tag}${script}`).replace('<body>', () => `<body>${bar}`);
        });
        if (refusal) {
          // The studio's client translates a failure with a code; everything else gets plain text.
          if (refusal.code !== undefined) return send(response, refusal.status, failure(refusal.why, refusal.code));
          response.statusCode = refusal.status;
          response.setHeader('Content-Type', 'text/plain; charset=utf-8');
          response.end(`${refusal.why}\n`);
          return undefined;
        }
        if (url === renewal) return send(response, 200, { token, person } satisfies Renewal);
        if (url.startsWith(endpoint)) return void handle(request, response);
        if (url === address) {
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
          // The name contains a hash of the content.
          response.setHeader('Cache-Control', 'private, max-age=31536000, immutable');
          return void response.end(code);
        }
        return next();
      });
    },
  };
}
