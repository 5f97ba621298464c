import { isDeviceName } from '../../site/lib/file-name.ts';
import { isSitePath, parameter } from '../compile/links.ts';
import { prefixedLocales } from '../compile/locales.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, seeAlso } from '../diagnostics/diagnose.ts';
import type { SiteSpec } from '../schema/index.ts';
import { repeated } from './rule.ts';
import type { Placed } from '../compile/walk.ts';

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
