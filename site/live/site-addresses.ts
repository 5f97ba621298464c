import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderPage } from 'vike/server';
import type * as Site from './unbuilt-site.ts';

const MODULE = '/live/unbuilt-site.ts';

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

/** Settings of all renders. `nonce`: for the scripts in the pages, if a content security policy requires one. */
export const rendering: { nonce?: string } = {};

/** Renders the page of an address with Vike and sends it. */
export async function sendPage(
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
  status: 200 | 404 = 200,
): Promise<void> {
  const { nonce } = rendering;
  const { httpResponse } = await renderPage({
    urlOriginal: url,
    headersOriginal: request.headers,
    ...(nonce !== undefined && { cspNonce: nonce }),
  });
  for (const [name, value] of httpResponse.headers) if (!response.hasHeader(name)) response.setHeader(name, value);
  // A page that fails to render keeps its error status.
  response.statusCode = httpResponse.statusCode === 200 ? status : httpResponse.statusCode;
  response.end(httpResponse.body);
}
