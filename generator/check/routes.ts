import { articlePageOf, breadcrumbsOf, parentOf } from '../compile/links.ts';
import { localesOf, localizedPath } from '../compile/locales.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose, seeAlso, unknownName } from '../diagnostics/diagnose.ts';
import type { SiteSpec } from '../schema/index.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { destinationsOf } from './links.ts';
import { addressesOf } from './paths.ts';

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
