import type { HeaderSet, HostedSite, HostSettings, ServedRoute } from '#contract';
import { LANGUAGE_VARY, patternOfBrowser, prefixedLocales } from '../shared/locales.ts';
import {
  hiddenPages,
  notFoundUrl,
  ownPages,
  patternPages,
  twinOf,
  addressPatterns,
  folderOf,
  unanchored,
} from './hosted-site.ts';
import { anyOf, escaped } from '../shared/text.ts';
import { headersOfFile, headersOfPage, withChanges } from './site-headers.ts';

/** Vercel's limits. */
const LIMITS = { routes: 2_048, pattern: 4_096 };

/** A condition on a request's header or cookie; `value` is a regular expression for the whole value. */
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
  /** Files with another URL or content type than their name implies. */
  readonly overrides: Readonly<Record<string, { readonly path?: string; readonly contentType?: string }>>;
}

/** The Build Output API's folder within the deployed one. */
export const VERCEL_OUTPUT = '.vercel/output';

/** One or more non-empty segments, so that a `Location` copied from them cannot point to another site. */
const SEGMENTS = '(?:/[\\w.~%-]+)+';
/** A path whose last segment has no dot. */
const PAGE_PATH = '/(?:.*/)?[^./]*';

/**
 * Vercel: the Build Output API, version 3. The overrides serve each page's file at its URL, so `/x.html` only matches
 * the rules below.
 *
 * @throws if the site exceeds a limit
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
    // Caching rules for existing files.
    { handle: 'hit' },
    ...cacheRoutes(site),
    { handle: 'error' },
    ...notFoundRoutes(site),
  ];
  checkLimits(routes);
  const config: VercelConfig = { version: 3, routes, overrides: overrides(site) };
  return { [`${VERCEL_OUTPUT}/config.json`]: `${JSON.stringify(config, null, 2)}\n` };
}

type Rest = Omit<Exclude<VercelRoute, { handle: string }>, 'src' | 'caseSensitive'>;

function exact(path: string, rest: Rest): VercelRoute {
  return { src: `^${path}$`, caseSensitive: true, ...rest };
}

/** The common headers. Headers that differ for some paths get a separate rule that excludes these paths. */
function headerRoutes(site: HostedSite): readonly VercelRoute[] {
  const { common, files } = site.headers;
  const exceptions = [
    ...files
      .filter(
        ({ prefix, headers }) => prefix !== '/' && Object.keys(headers).some((name) => common[name] !== undefined),
      )
      .map(({ prefix }) => ({ path: pathOfPrefix(prefix), set: headersOfFile(site.headers, prefix) })),
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

function pathOfPrefix(prefix: string): string {
  return `${escaped(prefix)}${prefix.endsWith('/') ? '.*' : ''}`;
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

/** Redirects paths in another letter case. Runs after the file system, so no file has the requested path. */
function caseRoutes(site: HostedSite): readonly VercelRoute[] {
  const patterns = patternPages(site);
  const addresses = [...ownPages(site).map(({ url }) => url), ...site.redirects.map(({ from }) => from)].filter(
    (address) => /[a-z]/i.test(address) && !patterns.some(({ pattern }) => new RegExp(pattern).test(address)),
  );
  const to = (location: string) => ({ status: 308, headers: { location } });
  return [
    // No `caseSensitive`, so these match in any case.
    ...addresses.map((address) => ({ src: `^${escaped(address)}$`, ...to(address) })),
    // Only the folder in any case: no host can lower-case the rest.
    ...patterns.map((page) => {
      const folder = folderOf(page);
      const rest = unanchored(page.pattern).slice(escaped(folder).length);
      return exact(`${inAnyCase(escaped(folder))}(${rest})`, to(`${folder}$1`));
    }),
  ];
}

/** Redirects by the visitor's own choice, then by the browser's first language; never from a URL with a prefix. */
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
  // Only the language selector links from one language to another: store its choice.
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
    const twin = twinOf(site, locale);
    // One rule covers all pages whose twin is the prefix with the same path.
    const isTwin = (page: ServedRoute): boolean => twin(page) === `/${locale}${page.url}`;
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

/** A pattern that matches in any letter case, inside a case-sensitive one. */
function inAnyCase(pattern: string): string {
  return pattern.replaceAll(/\[a-z0-9\]|[a-z]/gi, (found) =>
    found.length > 1 ? '[a-zA-Z0-9]' : `[${found.toLowerCase()}${found.toUpperCase()}]`,
  );
}

/** Rewrites hidden pages' paths to one that does not exist. */
function hiddenRoutes(site: HostedSite): readonly VercelRoute[] {
  return hiddenPages(site).map(({ url, locale }) =>
    exact(`${escaped(url)}(?:\\.html)?`, { dest: `${notFoundUrl(site, locale)}/_` }),
  );
}

/** Caching rules. Their paths are disjoint, so the order does not matter. */
function cacheRoutes({ headers }: HostedSite): readonly VercelRoute[] {
  const prefixes = headers.files.filter(({ prefix }) => prefix !== '/');
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
      headers: withChanges(
        { 'cache-control': headers.page['cache-control'] ?? 'no-cache' },
        headers.changes[dest] ?? {},
      ),
    };
  };
  return [
    ...prefixedLocales(languages).map((locale) => exact(`/${locale}(?:/.*)?`, answer(locale))),
    { src: '^/.*$', ...answer(languages.defaultLocale) },
  ];
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
    throw new Error(`The site needs ${routes.length} routes, but Vercel reads ${LIMITS.routes}.`);
  }
  for (const route of routes) {
    if ('src' in route && route.src.length > LIMITS.pattern) {
      throw new Error(
        `A route's pattern has ${route.src.length} characters, but Vercel reads ${LIMITS.pattern}: ${route.src.slice(0, 80)}… ` +
          'Use fewer pages with their own embeds or connections to other origins.',
      );
    }
  }
}
