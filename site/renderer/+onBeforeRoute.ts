import { routes } from '#generated/routes.ts';
import type { PageContextServer } from 'vike/types';
import { entryFor } from './routing.ts';

/** Maps every address to the only Vike page, together with its entry in the generated route table. */
export function onBeforeRoute(pageContext: PageContextServer) {
  return { pageContext: { urlLogical: '/page', entry: entryFor(pageContext.urlPathname, routes) } };
}
