import { fileURLToPath } from 'node:url';
import type { ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { createHmac, randomBytes } from 'node:crypto';
import { build, type Rolldown, type Plugin } from 'vite';
import { languagesIn } from '../../server/http/choose-language.ts';
import { siteImports } from '../../build/generated.ts';
import { browsers, compiledFor } from '../../browsers.ts';
import { siteRoot } from '../../site-root.mjs';
import type { StudioTexts } from '../../texts/studio.ts';
import { rendering } from '../../live/site-addresses.ts';
import { languageOf, failure } from '../wording.ts';
import type { Renewal } from '../contract.ts';
import { endpoint, refusalOf, renewal, personOf, send, type studioHandler } from './handler.ts';

const site = fileURLToPath(new URL('../..', import.meta.url));

/** The client as one file. */
interface BundledClient {
  /** Its address without the base; the name contains a hash of the content. */
  readonly address: string;
  readonly code: string;
}

/**
 * Bundles the client, which takes half a second: as modules of the dev server, it would be 120 requests and 9 MB.
 * @param base the path of the studio, `/studio/`
 */
async function bundleClient(base: string): Promise<BundledClient> {
  const { output } = (await build({
    configFile: false,
    root: site,
    base,
    publicDir: false,
    logLevel: 'error',
    plugins: [siteImports(siteRoot())],
    css: { lightningcss: { exclude: compiledFor.exclude } },
    // The dev server of this process has set NODE_ENV to "development".
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      target: browsers,
      cssTarget: browsers,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../client/main.tsx', import.meta.url)),
        output: { codeSplitting: false, entryFileNames: '__studio-client/[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [{ fileName, code }] = output;
  return { address: `/${fileName}`, code };
}

/**
 * Adds the studio's prefix to the addresses in a page: links, pictures, files, and the page's own address in each
 * language, `<link rel="alternate" hreflang="en" href="https://firm.mx/en/inicio">`. Vite's own addresses already have
 * it.
 * @example withPrefix('<a href="/inicio">', '/studio/') // '<a href="/studio/inicio">'
 */
function withPrefix(html: string, base: string): string {
  if (base === '/') return html;
  const path = `/(?!/|${base.slice(1)})`;
  return html
    .replaceAll(new RegExp(`(\\s(?:href|src|action|poster)=")${path}`, 'gi'), `$1${base}`)
    .replaceAll(
      new RegExp(`(<link rel="(?:canonical|alternate)"[^>]*? href="https?://[^/"]+)${path}`, 'gi'),
      `$1${base}`,
    )
    .replaceAll(/\s(?:image)?srcset="[^"]*"/gi, (list) =>
      list.replaceAll(new RegExp(`("|,\\s*)${path}`, 'g'), `$1${base}`),
    );
}

/** Changes the HTML document of a response before it is sent. Documents are sent as a whole. */
function transformDocument(response: ServerResponse, change: (html: string) => string): void {
  const { end } = response;
  Object.assign(response, {
    end(...[body, ...rest]: unknown[]) {
      const isDocument = String(response.getHeader('content-type')).startsWith('text/html');
      return end.apply(response, [isDocument ? change(String(body ?? '')) : body, ...rest] as Parameters<typeof end>);
    },
  });
}

const styles = readFileSync(new URL('page.css', import.meta.url), 'utf8');

/**
 * The start of a page's body: what stands in for the toolbar until the client has loaded, and the room for both.
 * After the head, so that its styles override those of the site.
 * @param accepted the languages of the browser, the value of `Accept-Language`
 * @param page the language of the page
 */
function loadingBar(texts: StudioTexts, accepted: string | undefined, page: string): string {
  const language = languageOf(texts, languagesIn(accepted), page);
  const text = texts.in(language)('loading').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<style>${styles}</style><p class="studio-loading" role="status" lang="${language}">${text}</p>`;
}

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
