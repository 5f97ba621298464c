import type { Locale, SiteSpec } from '../schema/index.ts';
import { locales } from '../schema/index.ts';
import { localisedPath } from './links.ts';
import { eachLocale } from './text.ts';

/** An address that the site answers, and with what. */
export interface RouteEntry {
  url: string;
  page: string;
  locale: Locale;
  canonical: string;
  alternates: Record<Locale, string>;
  status: 200 | 404;
  indexable: boolean;
}

/** Every address of a built page, aliases included, in both languages. Planned routes answer as not found. */
export const compileRoutes = (spec: SiteSpec): RouteEntry[] =>
  Object.entries(spec.routes.pages)
    .filter(([, route]) => !route.planned)
    .flatMap(([page, route]) =>
      locales.flatMap((locale) =>
        [route.path, ...(route.aliases ?? [])].map((path): RouteEntry => ({
          url: localisedPath(path, locale),
          page,
          locale,
          canonical: localisedPath(route.path, locale),
          alternates: eachLocale((other) => localisedPath(route.path, other)),
          status: page === spec.routes.notFound ? 404 : 200,
          indexable: route.indexable ?? true,
        })),
      ),
    );

/** Addresses that lead elsewhere, in both languages. */
export const compileRedirects = (spec: SiteSpec): { from: string; to: string; status: number }[] =>
  spec.routes.redirects.flatMap(({ from, to, status }) =>
    locales.map((locale) => ({
      from: localisedPath(from, locale),
      to: localisedPath(spec.routes.pages[to]?.path ?? '/', locale),
      status: status ?? 302,
    })),
  );

/** Addresses that are declared but answer with the not-found page: planned routes and destinations that do not exist. */
export const compileMissing = (spec: SiteSpec): string[] =>
  [
    ...Object.values(spec.routes.pages)
      .filter((route) => route.planned)
      .flatMap((route) => [route.path, ...(route.aliases ?? [])]),
    ...Object.values(spec.routes.nowhere).map((route) => route.path),
  ]
    .filter((path) => !path.includes('{'))
    .flatMap((path) => locales.map((locale) => localisedPath(path, locale)));
