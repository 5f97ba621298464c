import type { Connect, Plugin, ViteDevServer } from 'vite';
import { sendPage } from '../rendered.ts';
import type * as Site from './site.ts';

const MODULE = '/live/addresses/site.ts';

/**
 * Makes the dev server answer addresses as the built site does: redirects, the choice of language, one address per
 * page, and status 404. Runs before Vite and Vike.
 */
export function siteAddresses(): Plugin {
  return {
    name: 'site:addresses',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(middleware(server, 'siteOf'));
      // After the middlewares of Vite, before those of Vike.
      return () => void server.middlewares.use(middleware(server, 'notFoundOf'));
    },
  };
}

function middleware(server: ViteDevServer, answer: 'siteOf' | 'notFoundOf'): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const site = (await server.ssrLoadModule(MODULE)) as typeof Site;
      let page: Promise<void> | undefined;
      await site[answer]({
        render: (url, status) => (page = sendPage(url, request, response, status)),
        pass: next,
        onNotFound: (path) => console.log(`page   ${path} 404`),
      })(request, response);
      await page;
    } catch (error) {
      // Vite's own error page shows it.
      next(error);
    }
  };
}
