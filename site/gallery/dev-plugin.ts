import type { Locale } from '#contract';
import type { ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { locales } from '#generated/languages.ts';
import { addresses } from './addresses.ts';
import type * as Page from './document.tsx';
import { kinds } from '#schema';
import type { Block } from '#schema';
import { languageCookie, themeKey } from '#generated/preferences.ts';

/**
 * Serves the gallery of blocks at `/_blocks` of the dev server, and below the prefix of each language; `?only=faq`
 * shows the first example of one kind. A middleware and not a Vike page, so that builds do not contain it.
 */
export function galleryPlugin(): Plugin {
  return {
    name: 'site:gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [address = '', query] = request.url?.split('?') ?? [];
        const locale = locales.find((language) => addresses[language] === address);
        if (locale) {
          const only = new URLSearchParams(query).get('only') ?? undefined;
          void answer(server, { address, locale, only }, response, next);
        } else next();
      });
    },
  };
}

// Each request loads the modules through Vite, so that changes of a fixture, a block or the spec show.
async function answer(
  server: ViteDevServer,
  { address, locale, only }: { readonly address: string; readonly locale: Locale; readonly only: string | undefined },
  response: ServerResponse,
  next: (error: unknown) => void,
): Promise<void> {
  try {
    const { galleryDocument } = (await server.ssrLoadModule('/gallery/document.tsx')) as typeof Page;
    const html = await server.transformIndexHtml(
      address,
      only === undefined ? galleryDocument(locale, head) : galleryDocument(locale, head + alone, [kindOf(only)]),
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
