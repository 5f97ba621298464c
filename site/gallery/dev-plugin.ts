import type { Plugin } from 'vite';
import type * as Page from './document.tsx';
import { kinds, type Block } from '#schema';
import { languageCookie, themeKey } from '#generated/preferences.ts';
import { devMiddleware } from '../dev-middleware.ts';

/** Where the gallery is on the dev server. */
export const GALLERY = '/_blocks';

/**
 * Serves the gallery of blocks on the dev server; `?only=faq` shows the first example of one kind. A middleware and not a
 * Vike page, so that builds do not contain it.
 */
export function galleryPlugin(): Plugin {
  return {
    name: 'site:gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(
        devMiddleware(async ({ path, request, response }) => {
          if (path !== GALLERY) return false;
          const only = new URLSearchParams(request.url?.split('?')[1]).get('only');
          // Each request loads the modules through Vite, so that changes of a fixture, a block or the spec show.
          const { galleryDocument } = (await server.ssrLoadModule('/gallery/document.tsx')) as typeof Page;
          const html = only === null ? galleryDocument(head) : galleryDocument(head + alone, [kindOf(only)]);
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(GALLERY, html));
          return true;
        }),
      );
    },
  };
}

/** Kinds that the spec defines are examples of `custom`. */
function kindOf(name: string): Block['kind'] {
  return name in kinds ? (name as Block['kind']) : 'custom';
}

/** Hides everything but the first example of a kind. */
const alone = `
    <style>
      :is(.gallery__side, .gallery__title, .gallery__kind, .gallery figcaption, .gallery__layout, .gallery > .switch) { display: none !important; }
      :is(.gallery__example ~ .gallery__example, .gallery__example > div + div) { display: none; }
      body { display: block !important; }
    </style>`;

const head = `
    <link rel="stylesheet" href="/styles/index.css">
    <link rel="stylesheet" href="/@id/virtual:uno.css">
    <script src="/browser/boot.js" data-theme-key="${themeKey}" data-language-cookie="${languageCookie}"></script>
    <script type="module" src="/styles/index.ts"></script>
    <script type="module" src="/renderer/+client.ts"></script>`;
