import type { Locale } from '#contract';
import type { ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { locales } from '#generated/languages.ts';
import { addresses } from './addresses.ts';
import type * as Page from './document.tsx';
import { languageCookie, themeKey } from '#generated/preferences.ts';

/**
 * The gallery of blocks at `/_blocks` of the dev server, and below the prefix of each language. It is a middleware of that server and no
 * page of Vike, so that a build does not know of it.
 */
export function galleryPlugin(): Plugin {
  return {
    name: 'site:gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = request.url?.split('?')[0] ?? '';
        const locale = locales.find((language) => addresses[language] === address);
        if (locale) void answer(server, address, locale, response, next);
        else next();
      });
    },
  };
}

// Each request reads the modules anew, so that a changed fixture, block or spec is seen.
async function answer(
  server: ViteDevServer,
  address: string,
  locale: Locale,
  response: ServerResponse,
  next: (error: unknown) => void,
): Promise<void> {
  try {
    const { galleryDocument } = (await server.ssrLoadModule('/gallery/document.tsx')) as typeof Page;
    const html = await server.transformIndexHtml(address, galleryDocument(locale, head));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(html);
  } catch (error) {
    // Vite's own error page shows it.
    next(error);
  }
}

const head = `
    <link rel="stylesheet" href="/styles/index.css">
    <link rel="stylesheet" href="/@id/virtual:uno.css">
    <script src="/lib/boot.js" data-theme-key="${themeKey}" data-language-cookie="${languageCookie}"></script>
    <script type="module" src="/styles/index.ts"></script>
    <script type="module" src="/renderer/+client.ts"></script>`;
