import { filesPath } from '../../site/files.ts';
import { canonicalPath, parameter } from '../compile/links.ts';
import { localesOf, localizedPath } from '../compile/locales.ts';
import { allRedirects } from '../compile/routes.ts';
import { idsOf } from '../compile/walk.ts';
import type { Placed } from '../compile/walk.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import type { Route } from '../schema/index.ts';
import type { Snapshot } from './snapshot.ts';

/** The page that a public address shows or redirects to. */
interface Address {
  readonly page: string;
  /** Where the spec declares it. */
  readonly at: SpecPath;
}

/** Whether a route shows the articles: its canonical parameter is an article's slug. */
function showsArticles({ articles }: Snapshot, { path, canonicalParameter }: Route): boolean {
  return parameter.test(path) && (articles?.entries ?? []).some(({ slug }) => slug === canonicalParameter);
}

/** Every path that shows a page or redirects to one, in the default language and without articles. */
function addressesOf(snapshot: Snapshot): Map<string, Address> {
  const { pages, notFound } = snapshot.routes;
  const found = new Map<string, Address>();
  for (const { from, to } of allRedirects(snapshot)) found.set(from, { page: to, at: ['routes', 'redirects'] });
  for (const [page, route] of Object.entries(pages)) {
    if (route.planned || page === notFound || showsArticles(snapshot, route)) continue;
    found.set(canonicalPath(route), { page, at: ['routes', 'pages', page, 'path'] });
    for (const alias of route.aliases ?? []) found.set(alias, { page, at: ['routes', 'pages', page, 'aliases'] });
  }
  return found;
}

/** The closest page whose path is a prefix of an address, or else the home page. */
function pageAbove({ routes }: Snapshot, address: string): string {
  const [nearest] = Object.entries(routes.pages)
    .filter(([, { planned, path }]) => !planned && !parameter.test(path) && address.startsWith(`${path}/`))
    .toSorted(([, a], [, b]) => b.path.length - a.path.length);
  return nearest?.[0] ?? routes.home;
}

/** Reports an address that no longer exists, unless the spec lists it under `removed`. */
function unlessRemoved(after: Snapshot, address: string, diagnostic: Diagnostic): Diagnostic[] {
  if (after.routes.removed?.includes(address)) return [];
  const hint = `${diagnostic.hint} If it is gone for good, add '${address}' to "removed" in the routes.`;
  return [{ ...diagnostic, hint }];
}

function goneRoutes(before: Snapshot, after: Snapshot): Diagnostic[] {
  const now = addressesOf(after);
  return [...addressesOf(before)].flatMap(([address, { page, at }]): Diagnostic[] => {
    if (now.has(address)) return [];
    const route = after.routes.pages[page];
    if (route?.planned)
      return unlessRemoved(
        after,
        address,
        diagnose('address/gone#planned', ['routes', 'pages', page, 'planned'], { address }),
      );
    if (route) return unlessRemoved(after, address, diagnose('address/gone', at, { address, to: page }));
    const path = ['routes', at[1] === 'redirects' ? 'redirects' : 'pages'];
    return unlessRemoved(
      after,
      address,
      diagnose('address/gone#page', path, { address, to: pageAbove(after, address) }),
    );
  });
}

/** Finds pages that lose a language which the rest of the site keeps. */
function goneTranslations(before: Snapshot, after: Snapshot): Diagnostic[] {
  return Object.entries(after.routes.pages).flatMap(([page, route]) => {
    const { planned, path, languages } = route;
    const was = before.routes.pages[page];
    if (!was || was.planned || planned || was.path !== path || !languages) return [];
    return localesOf(after)
      .filter((locale) => (was.languages ?? localesOf(before)).includes(locale) && !languages.includes(locale))
      .flatMap((locale) => {
        const address = localizedPath(after, canonicalPath(route), locale);
        const at = ['routes', 'pages', page, 'languages'];
        return unlessRemoved(after, address, diagnose('address/gone#translation', at, { address, page }));
      });
  });
}

function goneArticles(before: Snapshot, after: Snapshot, today: Date): Diagnostic[] {
  const [was, now] = [before, after].map((snapshot) =>
    Object.entries(snapshot.routes.pages).find(([, route]) => showsArticles(snapshot, route)),
  );
  if (!was) return [];
  const { path } = was[1];
  if (path !== now?.[1].path)
    return unlessRemoved(after, path, diagnose('address/gone#articles', ['routes', 'pages', was[0], 'path'], { path }));

  const isLater = (publish = ''): boolean => publish > today.toISOString();
  const entries = after.articles?.entries ?? [];
  const redirected = new Set(after.routes.redirects.map(({ from }) => from));
  return (before.articles?.entries ?? []).flatMap(({ slug, date, draft, publish, digests }): Diagnostic[] => {
    // Drafts and scheduled articles were not public.
    if (draft || isLater(publish)) return [];
    const address = path.replace(parameter, slug);
    const index = entries.findIndex((entry) => entry.slug === slug);
    const entry = entries[index];
    const place = (name: string, at = index): SpecPath => ['articles', 'entries', at, name];
    if (entry && !entry.draft) {
      if (!isLater(entry.publish)) return [];
      const day = entry.publish?.slice(0, 10) ?? '';
      return unlessRemoved(after, address, diagnose('address/article#later', place('publish'), { slug, day }));
    }
    if (redirected.has(address)) return [];
    if (entry) return unlessRemoved(after, address, diagnose('address/article#draft', place('draft'), { slug }));
    const renamed = entries.findIndex(
      (other) => other.date === date && JSON.stringify(other.digests) === JSON.stringify(digests),
    );
    const parameters = { slug, address };
    const diagnostic =
      renamed < 0
        ? diagnose('address/article', ['articles', 'entries'], { ...parameters, to: pageAbove(after, address) })
        : diagnose('address/article#renamed', place('slug', renamed), parameters);
    return unlessRemoved(after, address, diagnostic);
  });
}

/** Finds lists of articles by category that no longer exist, or the feed. */
function goneLists(before: Snapshot, after: Snapshot): Diagnostic[] {
  const [was, now] = [before.articles?.list, after.articles?.list];
  const path = was && before.routes.pages[was.page]?.path;
  if (path === undefined) return [];
  const pathNow = now && after.routes.pages[now.page]?.path;
  if (pathNow === undefined)
    return unlessRemoved(after, '/feed.xml', diagnose('address/gone#list', ['articles'], { path }));
  const redirected = new Set(after.routes.redirects.map(({ from }) => from));
  return Object.keys(before.articles?.categories ?? {}).flatMap((name) => {
    const address = `${path}/${name}`;
    const isKept = path === pathNow && name in (after.articles?.categories ?? {});
    if (isKept || redirected.has(address)) return [];
    const parameters = { address, to: now?.page ?? '' };
    return unlessRemoved(after, address, diagnose('address/gone#category', ['articles', 'categories'], parameters));
  });
}

/** The ids in each page that links can target, by the page's id. */
function fragmentsOf({ pages }: Snapshot): Map<string, Placed<string>[]> {
  return new Map(pages.map((value, index) => [value.id, idsOf({ value, path: ['pages', index] })]));
}

/** The page that takes the place of another: the one with the same id, or else with the same path. */
function successor(before: Snapshot, { routes }: Snapshot, page: string): string | undefined {
  const { path } = before.routes.pages[page] ?? {};
  return page in routes.pages ? page : Object.keys(routes.pages).find((other) => routes.pages[other]?.path === path);
}

/** Finds ids of sections, tabs, questions and forms that links can no longer target; one diagnostic for each page. */
function goneFragments(before: Snapshot, after: Snapshot): Diagnostic[] {
  const now = fragmentsOf(after);
  return [...fragmentsOf(before)].flatMap(([id, was]): Diagnostic[] => {
    const page = successor(before, after, id);
    const ids = page === undefined ? undefined : now.get(page);
    if (page === undefined || ids === undefined || after.routes.pages[page]?.planned) return [];
    const present = new Set(ids.map(({ value }) => value));
    // A removed form has a diagnostic of its own.
    const isGoneForm = (value: string): boolean => value in before.forms && !(value in after.forms);
    const address = after.routes.pages[page]?.path ?? '';
    const missing = was.filter(
      ({ value }) =>
        !present.has(value) && !isGoneForm(value) && !after.routes.removed?.includes(`${address}#${value}`),
    );
    const [first] = missing;
    if (!first) return [];
    const earlier = new Set(was.map(({ value }) => value));
    const placeInPage = (path: SpecPath): string => path.slice(2).join('.');
    const places = new Set(missing.map(({ path }) => placeInPage(path)));
    const renamed = ids.find(({ value, path }) => !earlier.has(value) && places.has(placeInPage(path)));
    const index = after.pages.findIndex(({ id }) => id === page);
    const kept = missing.length === 1 && renamed ? first.value : undefined;
    const path = renamed?.path ?? ['pages', index, 'blocks'];
    const parameters = { page, ids: missing.map(({ value }) => value), kept };
    return unlessRemoved(after, `${address}#${first.value}`, diagnose('address/fragment', path, parameters));
  });
}

/** The files that a part of a snapshot offers for download, each with the paths where it does. */
function downloadsIn(value: unknown, path: SpecPath, found = new Map<string, SpecPath[]>()): Map<string, SpecPath[]> {
  if (typeof value !== 'object' || value === null) return found;
  if ('kind' in value && value.kind === 'download' && 'file' in value && typeof value.file === 'string') {
    found.set(value.file, [...(found.get(value.file) ?? []), [...path, 'file']]);
  }
  for (const [key, inner] of Object.entries(value))
    downloadsIn(inner, [...path, Array.isArray(value) ? Number(key) : key], found);
  return found;
}

function downloadsOf({ pages, header, footer, forms, articles }: Snapshot): Map<string, SpecPath[]> {
  const { back, actions } = articles ?? {};
  return downloadsIn({ pages, header, footer, forms, articles: { back, actions } }, []);
}

/** Finds files that are no longer offered for download, because people share links to them. */
function goneFiles(before: Snapshot, after: Snapshot): Diagnostic[] {
  const now = downloadsOf(after);
  const places = new Set([...now.values()].flat().map((path) => path.join('.')));
  return [...downloadsOf(before)].flatMap(([file, paths]) => {
    if (now.has(file)) return [];
    // Points to the place where another file is offered instead, if there is one.
    const path = paths.find((place) => places.has(place.join('.'))) ?? paths[0]?.slice(0, 1) ?? [];
    const address = filesPath + file;
    return unlessRemoved(after, address, diagnose('address/file', path, { address }));
  });
}

/** The languages whose addresses have a prefix. */
function prefixes({ locales }: Snapshot): string[] {
  return Object.keys(locales.all).filter((locale) => locale !== locales.default);
}

/** Finds addresses, fragments and files that a change of the spec removes from the public site. */
export function goneAddresses(before: Snapshot, after: Snapshot, today: Date): Diagnostic[] {
  const kept = prefixes(after);
  const [was, now] = [before.firm.origin, after.firm.origin];
  return [
    ...prefixes(before)
      .filter((locale) => !kept.includes(locale))
      .flatMap((locale) => unlessRemoved(after, `/${locale}`, diagnose('address/language', ['locales'], { locale }))),
    ...(was === now
      ? []
      : unlessRemoved(after, was, diagnose('address/origin', ['firm', 'origin'], { before: was, after: now }))),
    ...goneRoutes(before, after),
    ...goneTranslations(before, after),
    ...goneArticles(before, after, today),
    ...goneLists(before, after),
    ...goneFragments(before, after),
    ...goneFiles(before, after),
  ];
}
