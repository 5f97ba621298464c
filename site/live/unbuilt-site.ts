import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { defaultLocale, locales } from '#generated/languages.ts';
import { redirects, routes } from '#generated/routes.ts';
import { siteHeaders } from '../hosting/site-headers.ts';
import { createHttpApp, type Listener } from '../server/http/http-app.ts';
import { addSiteRoutes, answerNotFound, createSiteListener, createSiteMap } from '../server/http/site-handler.ts';
import { PAGE_ENDING, type SiteFiles } from '../server/http/static-files.ts';

/** The dev server's substitutes for built files. */
export interface Unbuilt {
  /** Answers with the page of an address, rendered now. */
  readonly render: (url: string, status: 200 | 404) => void;
  /** Passes a request on to Vite, which serves modules, styles and `public/`. */
  readonly pass: () => void;
  /** Called with the path of every request that ends in 404. */
  readonly onNotFound: (path: string) => void;
}

// Vite reloads this module when the generator has changed the routes.
const siteMap = createSiteMap(routes, redirects, { locales, defaultLocale });
const pages = new Map(routes.map(({ url }) => [url + PAGE_ENDING, url]));

/** Empty: the headers of the built site would block the dev server's own scripts. */
const headers = { common: {}, page: {}, files: [], changes: {}, policies: [] };
/** Caching decides what the back button shows, so it is as in production. */
const { 'cache-control': cacheControl = 'no-cache' } = siteHeaders([]).page;

/** The request handler of the production server, with pages that are rendered on request. */
export function siteOf(unbuilt: Unbuilt): Listener {
  const app = createHttpApp({});
  addSiteRoutes(app, {
    files: filesOf(unbuilt),
    siteMap,
    headers,
    onNotFound: (_method, path) => unbuilt.onNotFound(path),
  });
  return createSiteListener(app, {});
}

/** Answers requests that Vite could not serve either. */
export function notFoundOf(unbuilt: Unbuilt): Listener {
  const app = createHttpApp({});
  app.all('*', (context) => {
    unbuilt.onNotFound(context.req.path);
    return answerNotFound(filesOf(unbuilt), siteMap, context);
  });
  return createSiteListener(app, {});
}

function filesOf({ render, pass }: Unbuilt): SiteFiles {
  return {
    send(path, { env: { incoming, outgoing } }, status = 200) {
      const page = pages.get(path);
      if (page === undefined) {
        pass();
        return RESPONSE_ALREADY_SENT;
      }
      if (!outgoing.hasHeader('cache-control')) outgoing.setHeader('cache-control', cacheControl);
      // Renders the requested address and not `page`: a route with a pattern shows one of many articles.
      render(status === 404 ? page : (incoming.url ?? page), status);
      return RESPONSE_ALREADY_SENT;
    },
  };
}
