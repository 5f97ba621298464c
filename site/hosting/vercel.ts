import type { HeaderSet, HostedSite, HostSettings, ServedRoute } from '#contract';
import { LANGUAGE_VARY, patternOfBrowser, prefixedLocales } from '../lib/locales.ts';
import { hasTwin, hiddenPages, notFoundUrl, ownPages, patternPages, twinOf, typedAddresses } from './hosted-site.ts';
import { addressPatterns, anyOf, escaped, unanchored } from './patterns.ts';
import { headersOfFile, headersOfPage } from './site-headers.ts';

/** What Vercel reads. */
const LIMITS = { routes: 2_048, pattern: 4_096 };

/** A condition on a request's header or cookie; its value is a regular expression of the whole. */
interface Condition {
  readonly type: 'header' | 'cookie';
  readonly key: string;
  readonly value: string;
}

/** An entry of `routes` in the Build Output API's configuration. */
export type VercelRoute =
  | { readonly handle: 'filesystem' | 'hit' | 'error' }
  | {
      readonly src: string;
      readonly caseSensitive?: true;
      readonly continue?: true;
      readonly dest?: string;
      readonly status?: number;
      readonly headers?: HeaderSet;
      readonly has?: readonly Condition[];
      readonly missing?: readonly Condition[];
    };

/** The Build Output API's `config.json`. */
export interface VercelConfig {
  readonly version: 3;
  readonly routes: readonly VercelRoute[];
  /** Files that are served at another address, or as another type, than their name says. */
  readonly overrides: Readonly<Record<string, { readonly path?: string; readonly contentType?: string }>>;
}

/** Where the Build Output API looks, in the folder that is deployed. */
export const VERCEL_OUTPUT = '.vercel/output';

/** One or more segments, none of them empty: what is copied into a `Location` can then name no other site. */
const SEGMENTS = '(?:/[\\w.~%-]+)+';
/** A path whose last segment has no dot. */
const PAGE_PATH = '/(?:.*/)?[^./]*';

/**
 * Vercel: the Build Output API, version 3. A page's file is given its address, so `/x.html` is nothing to Vercel but what a rule
 * makes of it.
 *
 * @throws when the site is beyond a limit
 */
export function vercelSettings(site: HostedSite): HostSettings {
  const routes: readonly VercelRoute[] = [
    ...headerRoutes(site),
    ...redirectRoutes(site),
    ...languageRoutes(site),
    ...hiddenRoutes(site),
    { handle: 'filesystem' },
    ...patternPages(site).map((page) => exact(unanchored(page.pattern), { dest: page.url })),
    ...caseRoutes(site),
    { src: `^(${SEGMENTS})\\.html$`, caseSensitive: true, status: 308, headers: { location: '$1' } },
    // What was found: how long it may be kept.
    { handle: 'hit' },
    ...cacheRoutes(site),
    { handle: 'error' },
    ...notFoundRoutes(site),
  ];
  checkLimits(routes);
  const config: VercelConfig = { version: 3, routes, overrides: overrides(site) };
  return {
    files: { [`${VERCEL_OUTPUT}/config.json`]: `${JSON.stringify(config, null, 2)}\n` },
    warnings: [],
  };
}

type Rest = Omit<Exclude<VercelRoute, { handle: string }>, 'src' | 'caseSensitive'>;

function exact(path: string, rest: Rest): VercelRoute {
  return { src: `^${path}$`, caseSensitive: true, ...rest };
}

/** Headers of every answer. What a few addresses have otherwise, or not at all, the rule for the others leaves out. */
function headerRoutes(site: HostedSite): readonly VercelRoute[] {
  const { common, files } = site.headers;
  const exceptions = [
    ...files
      .filter(
        ({ prefix, headers }) => prefix !== '/' && Object.keys(headers).some((name) => common[name] !== undefined),
      )
      .map(({ prefix }) => ({
        path: `${escaped(prefix)}${prefix.endsWith('/') ? '.*' : ''}`,
        set: headersOfFile(site.headers, prefix),
      })),
    ...site.routes
      .filter(({ url, status }) => status === 200 && site.headers.changes[url] !== undefined)
      .map((route) => ({ path: pathOf(route), set: headersOfPage(site.headers, route.url) })),
  ];
  const differing = new Set(
    Object.keys(common).filter((name) => exceptions.some(({ set }) => set[name] !== common[name])),
  );
  const pick = (set: HeaderSet, keep: (name: string) => boolean): HeaderSet =>
    Object.fromEntries(Object.entries(set).filter(([name]) => common[name] !== undefined && keep(name)));
  const others = exceptions.length === 0 ? '' : `(?!(?:${exceptions.map(({ path }) => path).join('|')})$)`;
  return [
    { src: '^/.*$', headers: pick(common, (name) => !differing.has(name)), continue: true },
    ...(differing.size === 0
      ? []
      : [exact(`${others}/.*`, { headers: pick(common, (name) => differing.has(name)), continue: true })]),
    ...exceptions.map(({ path, set }) =>
      exact(path, { headers: pick(set, (name) => differing.has(name)), continue: true }),
    ),
  ];
}

function pathOf({ url, pattern }: ServedRoute): string {
  return pattern === undefined ? escaped(url) : unanchored(pattern);
}

function redirectRoutes({ redirects }: HostedSite): readonly VercelRoute[] {
  return [
    ...redirects.map(({ from, to, status }) =>
      exact(from === '/' ? from : `${escaped(from)}/?`, { status, headers: { location: to } }),
    ),
    { src: `^(${SEGMENTS})/+$`, status: 308, headers: { location: '$1' } },
  ];
}

/** What is typed with capitals: there is no such file, so the next question is whether there is one in the address's own case. */
function caseRoutes(site: HostedSite): readonly VercelRoute[] {
  const { addresses, folders } = typedAddresses(site);
  const to = (location: string) => ({ status: 308, headers: { location } });
  return [
    // Without `caseSensitive`.
    ...addresses.map((address) => ({ src: `^${escaped(address)}$`, ...to(address) })),
    ...folders.map(({ folder, rest }) => exact(`${inAnyCase(escaped(folder))}(${rest})`, to(`${folder}$1`))),
  ];
}

/** The visitor's own choice, then the browser's first language; addresses with a language's prefix are what they are. */
function languageRoutes(site: HostedSite): readonly VercelRoute[] {
  const { cookie, maxAge } = site.language;
  const { locales, defaultLocale } = site.languages;
  const prefixed = prefixedLocales(site.languages);
  if (prefixed.length === 0) return [];
  const pages = [...ownPages(site), ...patternPages(site)];
  const pagesIn = (locale: string): readonly ServedRoute[] => pages.filter((page) => page.locale === locale);
  const host = escaped(site.origin);
  const cameFrom = (path: string): Condition => ({ type: 'header', key: 'referer', value: `${host}${path}.*` });
  const fromPrefixed = cameFrom(`/${anyOf(prefixed)}(?:[/?#]|$)`);
  const chose = (value: string): Condition => ({ type: 'cookie', key: cookie, value });
  // The selector's link is the only one of the site from one language to another: its choice is kept.
  const remember = (locale: string): readonly VercelRoute[] =>
    addressPatterns(pagesIn(locale), LIMITS.pattern - 100).map((path) =>
      exact(`(?:${path})`, {
        has: [locale === defaultLocale ? fromPrefixed : cameFrom(`/(?!${locale}(?:[/?#]|$))`)],
        missing: [chose(locale)],
        headers: {
          'set-cookie': `${cookie}=${locale}; Path=/; Max-Age=${maxAge}; SameSite=Lax`,
          'cache-control': 'private, no-cache',
        },
        continue: true,
      }),
    );
  const send = (locale: string, path: string, location: string): readonly VercelRoute[] => {
    const answer = { status: 302, headers: { location, 'cache-control': 'no-store' } };
    return [
      exact(path, { has: [chose(locale)], missing: [fromPrefixed], ...answer }),
      exact(path, {
        has: [
          {
            type: 'header',
            key: 'accept-language',
            value: `\\s*${inAnyCase(patternOfBrowser(locale, site.languages))}.*`,
          },
        ],
        missing: [chose(anyOf(locales)), fromPrefixed],
        ...answer,
      }),
    ];
  };
  const sent = prefixed.flatMap((locale) => {
    const [twin, isTwin] = [twinOf(site, locale), hasTwin(site, locale)];
    return [
      ...addressPatterns(pagesIn(defaultLocale).filter(isTwin), LIMITS.pattern - 100).flatMap((path) =>
        send(locale, `(${path})`, `/${locale}$1`),
      ),
      ...pagesIn(defaultLocale)
        .filter((page) => !isTwin(page))
        .flatMap((page) => send(locale, pathOf(page), twin(page))),
    ];
  });
  return [
    ...addressPatterns(pagesIn(defaultLocale), LIMITS.pattern - 100).map((path) =>
      exact(`(?:${path})`, { headers: { vary: LANGUAGE_VARY }, continue: true }),
    ),
    ...[defaultLocale, ...prefixed].flatMap(remember),
    ...sent,
  ];
}

/** Vercel's patterns count the case of letters. */
function inAnyCase(pattern: string): string {
  return pattern.replaceAll(/\[a-z0-9\]|[a-z]/gi, (found) =>
    found.length > 1 ? '[a-zA-Z0-9]' : `[${found.toLowerCase()}${found.toUpperCase()}]`,
  );
}

/** Sends the files that no address may name to where there is nothing. */
function hiddenRoutes(site: HostedSite): readonly VercelRoute[] {
  return hiddenPages(site).map(({ url, locale }) =>
    exact(`${escaped(url)}(?:\\.html)?`, { dest: `${notFoundUrl(site, locale)}/_` }),
  );
}

/** How long a file may be kept; the paths exclude each other, so their order does not matter. */
function cacheRoutes({ headers }: HostedSite): readonly VercelRoute[] {
  const prefixes = headers.files.filter(({ prefix }) => prefix !== '/');
  const pathOfPrefix = (prefix: string): string => `${escaped(prefix)}${prefix.endsWith('/') ? '.*' : ''}`;
  const own = (set: HeaderSet): HeaderSet =>
    Object.fromEntries(
      Object.entries(set).filter(([name]) => headers.common[name] === undefined && name !== 'content-type'),
    );
  const otherwise = prefixes.map(({ prefix }) => pathOfPrefix(prefix)).join('|');
  return [
    ...prefixes.map(({ prefix, headers: set }) => exact(pathOfPrefix(prefix), { headers: own(set), continue: true })),
    exact(`(?!(?:${otherwise})$)/(?:.*/)?[^/]*\\.[^/]*`, { headers: own(headersOfFile(headers, '/')), continue: true }),
    exact(PAGE_PATH, { headers: headers.page, continue: true }),
  ];
}

function notFoundRoutes(site: HostedSite): readonly VercelRoute[] {
  const { headers, languages } = site;
  const answer = (locale: string): Rest => {
    const dest = notFoundUrl(site, locale);
    return {
      status: 404,
      dest,
      headers: { 'cache-control': headers.page['cache-control'] ?? 'no-cache', ...changesOf(headers.changes[dest]) },
    };
  };
  return [
    ...prefixedLocales(languages).map((locale) => exact(`/${locale}(?:/.*)?`, answer(locale))),
    { src: '^/.*$', ...answer(languages.defaultLocale) },
  ];
}

function changesOf(changes: Readonly<Record<string, string | null>> = {}): HeaderSet {
  return Object.fromEntries(Object.entries(changes).filter((entry): entry is [string, string] => entry[1] !== null));
}

function overrides({ routes, headers, files }: HostedSite): VercelConfig['overrides'] {
  const served = new Set(files);
  return Object.fromEntries([
    ...routes.map(({ url }) => [`${url.slice(1)}.html`, { path: url.slice(1) }] as const),
    ...headers.files.flatMap(({ prefix, headers: set }) =>
      set['content-type'] !== undefined && served.has(prefix)
        ? [[prefix.slice(1), { contentType: set['content-type'] }] as const]
        : [],
    ),
  ]);
}

function checkLimits(routes: readonly VercelRoute[]): void {
  if (routes.length > LIMITS.routes) {
    throw new Error(`The site needs ${routes.length} routes, and Vercel reads ${LIMITS.routes}.`);
  }
  for (const route of routes) {
    if ('src' in route && route.src.length > LIMITS.pattern) {
      throw new Error(
        `A route's pattern has ${route.src.length} characters, and Vercel reads ${LIMITS.pattern}: ${route.src.slice(0, 80)}… ` +
          'Let fewer pages embed or ask origins of their own.',
      );
    }
  }
}
