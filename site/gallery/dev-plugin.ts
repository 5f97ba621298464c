import type { ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import type * as Page from './document.tsx';
import { kinds } from '#schema';
import type { Block } from '#schema';
import { languageCookie, themeKey } from '#generated/preferences.ts';

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
      server.middlewares.use((request, response, next) => {
        const [address = '', query] = request.url?.split('?') ?? [];
        if (address !== GALLERY) return next();
        return void answer(server, new URLSearchParams(query).get('only') ?? undefined, response, next);
      });
    },
  };
}

// Each request loads the modules through Vite, so that changes of a fixture, a block or the spec show.
async function answer(
  server: ViteDevServer,
  only: string | undefined,
  response: ServerResponse,
  next: (error: unknown) => void,
): Promise<void> {
  try {
    const { galleryDocument } = (await server.ssrLoadModule('/gallery/document.tsx')) as typeof Page;
    const html = await server.transformIndexHtml(
      GALLERY,
      only === undefined ? galleryDocument(head) : galleryDocument(head + alone, [kindOf(only)]),
    );
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(html);
  } catch (error) {
    // Vite's own error page shows it.
    next(error);
  }
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
    <script src="/lib/boot.js" data-theme-key="${themeKey}" data-language-cookie="${languageCookie}"></script>
    <script type="module" src="/styles/index.ts"></script>
    <script type="module" src="/renderer/+client.ts"></script>`;
