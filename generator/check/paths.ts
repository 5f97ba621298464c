import { isSitePath, parameter } from '../compile/links.ts';
import { prefixedLocales } from '../compile/locales.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, seeAlso } from '../diagnostics/diagnose.ts';
import type { SiteSpec } from '../schema/index.ts';
import { repeated } from './rule.ts';
import { downloadsIn } from '../compile/walk.ts';
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

const defects: readonly (readonly [pattern: RegExp, defect: string])[] = [
  [/^(?!\/)/, 'does not begin with a slash'],
  [/[\s\p{Cc}]/u, 'contains a space or a control character'],
  [/\\/, 'contains a backslash'],
  [/[?#]/, 'contains a query or a fragment'],
  [/\/\//, 'contains two slashes in a row'],
  [/(^|\/)\.{1,2}(\/|$)|%2e/i, 'contains the segment "." or ".."'],
  [/.\/$/, 'ends in a slash'],
  [/\p{Lu}/u, 'contains a capital letter'],
  [/[^a-z0-9/{}._-]/, 'contains a character other than a-z, 0-9, hyphen, dot and underscore'],
];

/** Whether browsers, servers and file systems all read a path in the same way. */
export function isWellFormed(address: string): boolean {
  return !defects.some(([pattern]) => pattern.test(address));
}

/** Refuses paths that browsers, servers or file systems could read in different ways. */
export function* pathForm(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value, path } of addressesOf(spec)) {
    const [, defect] = defects.find(([pattern]) => pattern.test(value)) ?? [];
    if (defect !== undefined) yield diagnose('path/malformed', path, { path: value, defect });
  }
}

const buildPaths = [
  'assets',
  'share',
  'rest',
  '404',
  'index',
  'index.html',
  'node_modules',
  'robots.txt',
  'licences.txt',
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'site.webmanifest',
  'speculation-rules.json',
  'feed.xml',
];

/** Refuses paths that are already in use: by languages, assets, the backend, health checks, metrics and build files. */
export function* pathReserved(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value, page, what, path } of addressesOf(spec)) {
    const [first = ''] = value.toLowerCase().slice(1).split('/');
    const language = prefixedLocales(spec).find((locale) => locale.toLowerCase() === first);
    const ofServer = (['healthPath', 'metricsPath'] as const).find((name) => spec.server[name] === value);
    if (value === '/' && path[0] === 'routes' && what !== 'a redirect')
      yield diagnose('path/reserved#root', path, { path: value });
    else if (language !== undefined)
      yield diagnose('path/reserved#language', path, { path: value, language, main: spec.locales.default });
    else if (first === '404' && page === spec.routes.notFound) continue;
    else if (first === 'files' && downloadsIn(spec).length > 0)
      yield diagnose('path/reserved#files', path, { path: value });
    else if (ofServer || buildPaths.includes(first) || /^sitemap(-\d+)?\.xml$/.test(first))
      yield diagnose(
        'path/reserved',
        path,
        { path: value, first },
        {
          ...(ofServer && seeAlso(['server', ofServer], 'The server uses it here.')),
        },
      );
    else if (/\/(?:[@_]|\.(?!\.?(?:\/|$)))/.test(value)) yield diagnose('path/reserved#sign', path, { path: value });
    else if (/.\/index$/.test(value)) yield diagnose('path/reserved#index', path, { path: value });
    else if (/\.pageContext\.json$|\.html$/.test(value)) yield diagnose('path/reserved#ending', path, { path: value });
  }
}

/** The addresses of the articles. */
function articleAddresses(spec: SiteSpec): Address[] {
  const route = Object.values(spec.routes.pages).find(({ shows }) => shows === 'articles');
  if (!route || !spec.articles || !parameter.test(route.path)) return [];
  const addresses = spec.articles.entries.map(({ slug }, index): Address => ({
    value: route.path.replace(/\{[^}]*\}/, slug),
    path: ['articles', 'entries', index, 'slug'],
    what: `the article "${slug}"`,
  }));
  // `article/duplicate-slug` reports a slug that is used twice.
  return [...new Map(addresses.map((address) => [address.value, address])).values()];
}

/** Refuses duplicate paths. The names of parameters make no difference. */
export function* pathClash(spec: SiteSpec): Iterable<Diagnostic> {
  // If an alias or redirect clashes with a page or an article, the diagnostic is about the alias or redirect.
  const isOwn = (address: Address): boolean =>
    address.path.at(-1) === 'path' && address.page !== undefined && isWellFormed(address.value);
  const declared = addressesOf(spec);
  const all = [...declared.filter(isOwn), ...articleAddresses(spec), ...declared.filter((one) => !isOwn(one))];
  for (const { again, first } of repeated(all, ({ value }) => value.replaceAll(/\{[^}]*\}/g, '{}')))
    yield diagnose(
      'path/duplicate',
      again.path,
      { path: again.value, what: again.what, other: first.what },
      seeAlso(first.path, `It is ${first.what} here.`),
    );
}
