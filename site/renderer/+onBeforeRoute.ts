import { routes } from '#generated/routes.ts';
import type { PageContextServer } from 'vike/types';
import { entryFor } from './routing.ts';

/** Adds to every address its entry in the generated route table. */
export function onBeforeRoute({ urlPathname }: PageContextServer) {
  return { pageContext: { entry: entryFor(urlPathname, routes) } };
}
