import type { RouteEntry } from '#generated/routes.ts';

/**
 * Finds the route of a path. A path that is not in the table gets the not-found page in the language of the path.
 * @example entryFor('/en/no-such-page', routes).url // '/en/404'
 */
export function entryFor(pathname: string, routes: readonly RouteEntry[]): RouteEntry {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const notFound = /^\/en(\/|$)/.test(path) ? '/en/404' : '/404';
  const home = path === '/' ? '/inicio' : path === '/en' ? '/en/inicio' : path;
  const entry = routes.find(({ url }) => url === home) ??
    routes.find(({ pattern }) => pattern && new RegExp(pattern).test(path)) ?? routes.find(({ url }) => url === notFound);
  if (!entry) throw new Error(`The route table has neither ${path} nor ${notFound}: run npm run generate.`);
  return entry;
}
