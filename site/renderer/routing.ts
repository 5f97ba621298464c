import type { RouteEntry } from '#contract';
import { defaultLocale, locales } from '#generated/languages.ts';
import { localeOfPath } from '../lib/locales.ts';

const languages = { locales, defaultLocale };

interface RouteIndex {
  readonly byUrl: ReadonlyMap<string, RouteEntry>;
  readonly notFound: ReadonlyMap<string, RouteEntry>;
  readonly patterns: readonly { readonly route: RouteEntry; readonly matches: RegExp }[];
}

const indexes = new WeakMap<readonly RouteEntry[], RouteIndex>();

/** Created once per table: a build looks up every page. */
function indexOf(routes: readonly RouteEntry[]): RouteIndex {
  const index = indexes.get(routes) ?? {
    byUrl: new Map(routes.map((route) => [route.url, route])),
    notFound: new Map(routes.flatMap((route) => (route.status === 404 ? [[route.locale, route]] : []))),
    patterns: routes.flatMap((route) => (route.pattern ? [{ route, matches: new RegExp(route.pattern) }] : [])),
  };
  indexes.set(routes, index);
  return index;
}

/**
 * Finds the route of a path in its normalised form. A path that is not in the table gets the not-found page in the
 * language of the path.
 * @example entryFor('/en/no-such-page', routes).url // '/en/404'
 */
export function entryFor(path: string, routes: readonly RouteEntry[]): RouteEntry {
  const { byUrl, notFound, patterns } = indexOf(routes);
  const entry =
    byUrl.get(path) ??
    patterns.find(({ matches }) => matches.test(path))?.route ??
    notFound.get(localeOfPath(path, languages));
  if (!entry) throw new Error(`The route table has neither ${path} nor a not-found page: run npm run generate.`);
  return entry;
}
