import { isDeviceName } from '../../site/shared/file-name.ts';
import {
  articlePageOf,
  breadcrumbsOf,
  isSitePath,
  parameter,
  parentOf,
  localizedPath,
  prefixedLocales,
} from '../compile/links.ts';
import { localesOf } from '../compile/text.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose, seeAlso, unknownName, repeated } from '../diagnostics/diagnose.ts';
import type { SiteSpec } from '../schema/index.ts';
import type { Placed } from '../compile/walk.ts';
import { nearest } from '../diagnostics/words.ts';

/** A path that the spec declares, with a description of what is there. */
export interface Address extends Placed<string> {
  readonly what: string;
  /** The page whose own path or alias it is. */
  readonly page?: string;
}

/** Every path that the spec declares: pages, aliases, redirects, unavailable destinations, the endpoint of reports. */
export function addressesOf({ routes, integrations: { reports } }: SiteSpec): Address[] {
  return [
    ...Object.entries(routes.pages).flatMap(([page, route]): Address[] => [
      { value: route.path, path: ['routes', 'pages', page, 'path'], what: `the page "${page}"`, page },
      ...(route.aliases ?? []).map((value, index) => ({
        value,
        path: ['routes', 'pages', page, 'aliases', index],
        what: `an alias of the page "${page}"`,
        page,
      })),
    ]),
    ...routes.redirects.map(({ from }, index) => ({
      value: from,
      path: ['routes', 'redirects', index, 'from'],
      what: 'a redirect',
    })),
    ...Object.entries(routes.unavailable).map(([name, { path: value }]) => ({
      value,
      path: ['routes', 'unavailable', name, 'path'],
      what: `the unavailable destination "${name}"`,
    })),
    ...(reports && isSitePath(reports.url)
      ? [{ value: reports.url, path: ['integrations', 'reports', 'url'], what: 'the endpoint of reports' }]
      : []),
  ];
}

/**
 * Lower-case letters, digits, hyphens, dots and underscores between single slashes: `/about/team`, `/blog/{slug}`. No
 * segment begins with a hyphen, like an option, or ends with a dot, which Windows drops.
 */
const wellFormed = /^\/$|^(?:\/(?!-)[a-z0-9{}._-]*[a-z0-9{}_-])+$/;

/** A character that no path may contain. */
const notInPath = /[^a-z0-9{}._/-]/;

/** Refuses paths that browsers, servers or file systems could read in different ways. */
export function* pathForm(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value, path } of addressesOf(spec)) {
    if (wellFormed.test(value)) continue;
    const offset = value.search(notInPath);
    const character = String.fromCodePoint(value.codePointAt(offset) ?? 0);
    const position = Array.from(value.slice(0, offset)).length + 1;
    yield offset < 0
      ? diagnose('path/malformed', path, { path: value })
      : diagnose('path/malformed#character', path, { path: value, character, position }, { offset });
  }
}

/** The files that every build writes at the root, besides pages and the site map. */
export const builtFiles = [
  ...'favicon.svg favicon.ico apple-touch-icon.png'.split(' '),
  ...'robots.txt licences.txt site.webmanifest'.split(' '),
];

/** First segments that the server or the build uses. */
const usedSegments = new Set([
  ...builtFiles,
  ...'assets files share rest 404 index index.html node_modules'.split(' '),
  ...'icon-192.png icon-512.png speculation-rules.json feed.xml'.split(' '),
]);

/** `/sitemap-2.xml`, `/_app`, `/.git`, `/blog/index`, `/home.html` */
const usedForms = /^\/sitemap(-\d+)?\.xml$|\/(?:[@_]|\.(?!\.?(?:\/|$)))|.\/index$|\.pageContext\.json$|\.html$/;

/** Refuses paths that are already in use: by languages, assets, the backend, health checks, metrics and build files. */
export function* pathReserved(spec: SiteSpec): Iterable<Diagnostic> {
  const languages = prefixedLocales(spec).map((locale) => locale.toLowerCase());
  const { healthPath, metricsPath } = spec.server;
  for (const { value, page, what, path } of addressesOf(spec)) {
    const [first = ''] = value.toLowerCase().slice(1).split('/');
    // The root leads to the home page.
    const isRoot = value === '/' && path[0] === 'routes' && what !== 'a redirect';
    const isNotFound = first === '404' && page === spec.routes.notFound;
    const isUsed =
      languages.includes(first) ||
      usedSegments.has(first) ||
      usedForms.test(value) ||
      [healthPath, metricsPath].includes(value);
    const device = page === undefined ? undefined : value.split('/').find(isDeviceName);
    if (isRoot || (isUsed && !isNotFound)) yield diagnose('path/reserved', path, { path: value });
    else if (device !== undefined) yield diagnose('path/reserved#device', path, { path: value, device });
  }
}

/** The addresses of the articles, and of their lists by category. */
function articleAddresses({ routes, articles }: SiteSpec): Address[] {
  if (!articles) return [];
  const route = Object.values(routes.pages).find(({ shows }) => shows === 'articles');
  const list = routes.pages[articles.list?.page ?? '']?.path;
  const entries = route && parameter.test(route.path) ? articles.entries : [];
  return [
    ...entries.map(({ slug }, index): Address => ({
      value: route?.path.replace(parameter, slug) ?? '',
      path: ['articles', 'entries', index, 'slug'],
      what: `the article "${slug}"`,
    })),
    ...Object.keys(list === undefined ? {} : (articles.categories ?? {})).map((name): Address => ({
      value: `${list}/${name}`,
      path: ['articles', 'categories', name],
      what: `the list of the category "${name}"`,
    })),
  ];
}

/** Refuses duplicate paths. The names of parameters make no difference. */
export function* pathClash(spec: SiteSpec): Iterable<Diagnostic> {
  // If an alias or redirect clashes with a page or an article, the diagnostic is about the alias or redirect.
  const isOwn = ({ page, path }: Address): boolean => page !== undefined && path.at(-1) === 'path';
  const declared = addressesOf(spec);
  const all = [...declared.filter(isOwn), ...articleAddresses(spec), ...declared.filter((one) => !isOwn(one))];
  for (const { again, first } of repeated(all, ({ value }) => value.replaceAll(/\{[^}]*\}/g, '{}')))
    yield diagnose(
      'path/duplicate',
      again.path,
      { path: again.value, what: again.what, other: first.what },
      { at: again.path[1] === 'categories' ? 'key' : 'value', ...seeAlso(first.path, `It is ${first.what} here.`) },
    );
}

/** Refuses a page without a route, and one that is listed twice. */
export function* pageHasRoute({ pages, routes }: SiteSpec): Iterable<Diagnostic> {
  const known = Object.keys(routes.pages);
  for (const [index, { id }] of pages.entries()) {
    const first = pages.findIndex((page) => page.id === id);
    const related = [{ path: ['pages', first, 'id'], message: 'This is the page.' }];
    if (first !== index) yield diagnose('page/listed-twice', ['pages', index], { id }, { at: 'key', related });
    else if (!known.includes(id)) yield diagnose('page/no-route', ['pages', index, 'id'], { id, known });
  }
}

/** Refuses routes whose page neither exists nor is planned, and those marked as planned although their page exists. */
export function* routeHasPage({ articles, pages, routes }: SiteSpec): Iterable<Diagnostic> {
  const shown = articles && articlePageOf({ routes });
  const names = Object.keys(routes.pages);
  // `page/no-route` reports a page whose id is misspelt.
  const meant = pages.flatMap(({ id }) => (names.includes(id) ? [] : [nearest(id, names)]));
  for (const [name, { planned }] of Object.entries(routes.pages)) {
    const path = ['routes', 'pages', name];
    const index = pages.findIndex(({ id }) => id === name);
    if (index < 0 && !planned && name !== shown && !meant.includes(name))
      yield diagnose('route/no-page', path, { name }, { at: 'key' });
    else if (index >= 0 && planned) yield diagnose('route/planned-page', [...path, 'planned'], { name });
  }
}

/** Refuses planned home, not-found and privacy pages, and a not-found page that static hosts would not find. */
export function* specialPages({ routes }: SiteSpec): Iterable<Diagnostic> {
  for (const use of ['home', 'notFound', 'privacy'] as const) {
    const name = routes[use];
    if (routes.pages[name]?.planned) yield diagnose('route/special-planned', ['routes', use], { name });
  }
  const path = routes.pages[routes.notFound]?.path;
  if (path !== undefined && path !== '/404')
    yield diagnose('route/not-found-path', ['routes', 'pages', routes.notFound, 'path'], { path });
}

/** `/blog/{slug}` */
const parameterAsLast = /^(\/[^{}/]+)+\/\{\w+\}$/;

/** Refuses parameters outside the last segment of a page's own path, and those without a canonical value. */
export function* routeParameters(spec: SiteSpec): Iterable<Diagnostic> {
  const isLast = (path: string): boolean => parameterAsLast.test(path);
  for (const { value, page, path } of addressesOf(spec))
    if (/[{}]/.test(value) && !(page !== undefined && path.at(-1) === 'path' && isLast(value)))
      yield diagnose('path/parameter', path, { path: value });
  for (const [name, { path, canonicalParameter, planned }] of Object.entries(spec.routes.pages)) {
    const at = ['routes', 'pages', name];
    if (canonicalParameter === undefined && isLast(path) && !planned)
      yield diagnose('route/canonical-parameter#missing', [...at, 'path'], { path });
  }
}

/** Refuses parents that search engines do not list, and circular parents. */
export function* parents({ routes }: SiteSpec): Iterable<Diagnostic> {
  for (const [name, { parent }] of Object.entries(routes.pages)) {
    const above = parent === undefined ? undefined : routes.pages[parent];
    if (parent === undefined || !above) continue;
    const path = ['routes', 'pages', name, 'parent'];
    // A trail that does not begin at the home page is circular. Only the pages of the circle itself are reported.
    const [top = ''] = breadcrumbsOf(routes, name);
    if (name === routes.home) yield diagnose('route/parent#home', path, {});
    else if (above.planned || above.indexable === false || parent === routes.notFound)
      yield diagnose('route/parent#unlisted', path, { parent });
    else if (top !== routes.home && parentOf(routes, top) === name)
      yield diagnose('route/parent', path, { name, parent });
  }
}

/**
 * Refuses `disallow` rules that match a page: crawlers have to fetch a page that is listed, and to see `noindex`
 * on one that is not.
 */
export function* robots(spec: SiteSpec): Iterable<Diagnostic> {
  const pages = addressesOf(spec).filter(({ page }) => page !== undefined);
  for (const [index, beginning] of (spec.routes.robots?.disallow ?? []).entries()) {
    const path = ['routes', 'robots', 'disallow', index];
    const hidden = pages.find(({ value }) =>
      localesOf(spec).some((locale) => localizedPath(spec, value, locale).startsWith(beginning)),
    );
    if (hidden?.page !== undefined)
      yield diagnose(
        'robots/page',
        path,
        { beginning, page: hidden.page },
        seeAlso(hidden.path, `It is ${hidden.what} here.`),
      );
  }
}

/** The names that links can target: pages and unavailable destinations. */
export function destinationsOf({ routes }: SiteSpec): string[] {
  return [...Object.keys(routes.pages), ...Object.keys(routes.unavailable)];
}

/** Refuses unknown names of pages in routes, redirects, services and forms. */
export function* knownPages(spec: SiteSpec): Iterable<Diagnostic> {
  const pages = Object.keys(spec.routes.pages);
  const check = (name: string | undefined, path: SpecPath, known = pages) =>
    unknownName('page/unknown', name, known, path);
  for (const use of ['home', 'notFound', 'privacy'] as const) yield* check(spec.routes[use], ['routes', use]);
  for (const [name, { parent }] of Object.entries(spec.routes.pages))
    yield* check(parent, ['routes', 'pages', name, 'parent']);
  for (const [index, { to }] of spec.routes.redirects.entries()) yield* check(to, ['routes', 'redirects', index, 'to']);
  for (const [name, { page }] of Object.entries(spec.services)) yield* check(page, ['services', name, 'page']);
  for (const [name, { then }] of Object.entries(spec.forms))
    if (typeof then === 'object' && 'navigate' in then)
      yield* check(then.navigate, ['forms', name, 'then', 'navigate']);
  for (const [index, { autoRedirect }] of spec.pages.entries())
    yield* check(autoRedirect?.to, ['pages', index, 'autoRedirect', 'to'], destinationsOf(spec));
}
