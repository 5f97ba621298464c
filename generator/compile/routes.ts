import type { RedirectEntry, RouteEntry } from '#contract';
import type { ArticleEntry, Locale, PageName, Redirect, Route, SiteSpec } from '../schema/index.ts';
import { dayOf, ownShareImage } from './articles.ts';
import {
  articlePath,
  breadcrumbsOf,
  canonicalPath,
  destination,
  isSitePath,
  languageOf,
  languagesOf,
  parameter,
  localizedPath,
} from './links.ts';
import { localesOf, type WithLocales } from './text.ts';
import { oncePer } from './once.ts';

/** Every address of a built page in each language, aliases included. Planned routes are left out. */
export const compileRoutes: (spec: SiteSpec) => readonly RouteEntry[] = oncePer(routesOf);

function routesOf(spec: SiteSpec): RouteEntry[] {
  return (Object.entries(spec.routes.pages) as [PageName, Route][])
    .filter(([, route]) => !route.planned)
    .flatMap(([page, route]) => {
      const shared = {
        status: page === spec.routes.notFound ? 404 : 200,
        indexable: route.indexable ?? true,
        ...modifiedOf(spec, page),
        ...externalSources(spec, page),
      } as const;
      if (route.shows === 'articles') return articleRoutes(spec, page, { ...shared, ...shareImageOf(spec, page) });
      const languages = languagesOf(spec, page);
      return languages.flatMap((locale) => {
        const entry = (path: string): RouteEntry => ({
          url: localizedPath(spec, path, locale),
          page,
          locale,
          ...ownAddress(spec, canonicalPath(route), locale, languages),
          ...shared,
        });
        const wildcards = parameter.test(route.path) ? [wildcard(entry(route.path))] : [];
        return [...[canonicalPath(route), ...(route.aliases ?? [])].map(entry), ...wildcards];
      });
    });
}

function ownAddress(
  spec: WithLocales,
  path: string,
  locale: Locale,
  languages: readonly Locale[] = localesOf(spec),
): Pick<RouteEntry, 'canonical' | 'alternates'> {
  return {
    canonical: localizedPath(spec, path, locale),
    alternates: Object.fromEntries(languages.map((other) => [other, localizedPath(spec, path, other)])),
  };
}

/** An address for each article and language. If there is only one article, any other slug shows it too. */
function articleRoutes(
  spec: SiteSpec,
  page: PageName,
  shared: Omit<RouteEntry, 'url' | 'page' | 'locale' | 'canonical' | 'alternates'>,
): RouteEntry[] {
  const route = spec.routes.pages[page];
  if (!route) return [];
  const locales = localesOf(spec);
  const entry = (one: ArticleEntry, locale: Locale): RouteEntry => {
    const own = ownAddress(spec, articlePath(route, one.slug), locale);
    const share = ownShareImage(one);
    return {
      url: own.canonical,
      page,
      article: one.slug,
      locale,
      ...own,
      ...shared,
      modified: one.updated ?? dayOf(one),
      ...(share !== undefined && { ownShareImage: share }),
    };
  };
  const { entries = [] } = spec.articles ?? {};
  const fallback = entries.find(({ slug }) => slug === route.canonicalParameter);
  return [
    ...(fallback && entries.length === 1
      ? locales.map((locale) => wildcard({ ...entry(fallback, locale), url: localizedPath(spec, route.path, locale) }))
      : []),
    ...entries.filter(({ draft }) => !draft).flatMap((one) => locales.map((locale) => entry(one, locale))),
  ];
}

// Articles share the image of a page above them: drawing one for each of 1,000 articles would take the build a minute.
// Articles exist in all languages, so the page has to as well.
function shareImageOf(spec: SiteSpec, id: string): Pick<RouteEntry, 'shareImagePage'> {
  const page = breadcrumbsOf(spec.routes, id)
    .slice(0, -1)
    .findLast((above) => languagesOf(spec, above).length === localesOf(spec).length);
  return page === undefined ? {} : { shareImagePage: page as PageName };
}

// Only an article block has a date. The date of the build would be misleading for other pages.
function modifiedOf({ pages }: SiteSpec, id: string): Pick<RouteEntry, 'modified'> {
  const article = pages.find((page) => page.id === id)?.blocks.find((block) => block.kind === 'article');
  return article ? { modified: article.date } : {};
}

/** The origins of other sites that the content security policy of a page has to allow. */
function externalSources(
  { pages, integrations }: SiteSpec,
  id: string,
): Pick<RouteEntry, 'scriptSources' | 'connectSources'> {
  const { analytics, bookingWidget, countryLookup, reports } = integrations;
  const page = pages.find((found) => found.id === id);
  const measured = analytics?.measurementId === undefined ? [] : analytics.origins;
  const scriptSources =
    bookingWidget && page?.blocks.some(({ kind }) => kind === 'bookingWidget')
      ? [...measured, new URL(bookingWidget.script).origin]
      : measured;
  const connectSources = [
    ...measured,
    ...(countryLookup && page?.languageByCountry ? [new URL(countryLookup.url).origin] : []),
    ...(reports && !isSitePath(reports.url) ? [new URL(reports.url).origin] : []),
  ];
  return { ...(scriptSources.length > 0 && { scriptSources }), ...(connectSources.length > 0 && { connectSources }) };
}

/** A route for all other values of a parameter. `_any` cannot be one of them, because of its underscore. */
function wildcard(entry: RouteEntry): RouteEntry {
  return {
    ...entry,
    url: entry.url.replace(parameter, '_any'),
    pattern: `^${entry.url.replace(parameter, '[a-z0-9-]+')}$`,
    indexable: false,
  };
}

/** The redirects of the spec, and one from the root to the home page unless the spec has its own. */
export function allRedirects({ routes: { redirects, home } }: Pick<SiteSpec, 'routes'>): readonly Redirect[] {
  return redirects.some(({ from }) => from === '/') ? redirects : [{ from: '/', to: home }, ...redirects];
}

/** The redirects in each language. */
export function compileRedirects(spec: SiteSpec): RedirectEntry[] {
  return allRedirects(spec).flatMap(({ from, to, status }) =>
    localesOf(spec).map((locale) => ({
      from: localizedPath(spec, from, locale),
      to: localizedPath(spec, canonicalPath(destination(spec, to)), languageOf(spec, to, locale)),
      status: status ?? 302,
    })),
  );
}

/** Declared addresses without a page: planned routes, and destinations that do not exist yet. */
export function compileMissing(spec: SiteSpec): string[] {
  return [
    ...Object.values(spec.routes.pages)
      .filter((route) => route.planned)
      .flatMap((route) => [route.path, ...(route.aliases ?? [])]),
    ...Object.values(spec.routes.unavailable).map((route) => route.path),
  ]
    .filter((path) => !path.includes('{'))
    .flatMap((path) => localesOf(spec).map((locale) => localizedPath(spec, path, locale)));
}
