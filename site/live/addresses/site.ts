import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLocale, locales } from '#generated/languages.ts';
import { redirects, routes } from '#generated/routes.ts';
import { siteHeaders } from '../../hosting/site-headers.ts';
import { answerNotFound } from '../../server/http/not-found.ts';
import { parseTarget } from '../../server/http/request-target.ts';
import { createSiteHandler, type SiteHandler } from '../../server/http/site-handler.ts';
import { createSiteMap, PAGE_ENDING } from '../../server/http/site-map.ts';
import type { SiteFiles } from '../../server/http/static-files.ts';

/** What the dev server has in place of built files. */
export interface Unbuilt {
  /** Answers with the page of an address, rendered now. */
  readonly render: (url: string, status: 200 | 404) => void;
  /** Leaves a request to Vite, which knows what else there is: modules, styles, what lies in `public/`. */
  readonly pass: () => void;
  /** Told the path of every request that leads nowhere. */
  readonly onNotFound: (path: string) => void;
}

// This module is loaded anew when the generator has written other routes.
const siteMap = createSiteMap(routes, redirects, { locales, defaultLocale });
const pages = new Map(routes.map(({ url }) => [url + PAGE_ENDING, url]));

/** The headers that protect the built pages are made from those, and would stop the dev server's own scripts. */
const headers = { common: {}, page: {}, files: [], changes: {} };
/** How long browsers keep a page decides what going back shows, so it is as on the site. */
const { 'cache-control': keeping = 'no-cache' } = siteHeaders([]).page;

/** Answers as the production server does, by its own code, with pages that are rendered when they are asked for. */
export function siteOf(unbuilt: Unbuilt): SiteHandler {
  return createSiteHandler({
    files: filesOf(unbuilt),
    siteMap,
    headers,
    onNotFound: (_method, path) => unbuilt.onNotFound(path),
  });
}

/** Answers what Vite has nothing for either. */
export function notFoundOf(unbuilt: Unbuilt): SiteHandler {
  return (request: IncomingMessage, response: ServerResponse) => {
    const path = parseTarget(request.url ?? '/')?.path ?? '/';
    unbuilt.onNotFound(path);
    answerNotFound(filesOf(unbuilt), siteMap, path, request, response);
  };
}

function filesOf({ render, pass }: Unbuilt): SiteFiles {
  return {
    send(path, request, response, status = 200) {
      const page = pages.get(path);
      if (page === undefined) {
        pass();
        return true;
      }
      if (!response.hasHeader('cache-control')) response.setHeader('cache-control', keeping);
      // A page that is found is rendered at the address that was asked for: a pattern's page shows one of many articles.
      render(status === 404 ? page : (request.url ?? page), status);
      return true;
    },
  };
}
