import { prefixOf, type Languages } from '../lib/locales.ts';
import type { SiteHeaders } from './site-headers.ts';

/** The part of a generated route that hosts need; the entries of `#generated/routes.ts` have this shape. */
export interface HostedRoute {
  readonly url: string;
  /** A regular expression of addresses that are answered with the file of `url`. */
  readonly pattern?: string;
  readonly locale: string;
  readonly alternates: Readonly<Record<string, string>>;
  readonly status: 200 | 404;
}

/** A generated redirect. */
export interface HostedRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302 | 308;
}

/** A built site: everything that the settings of any host are made from. */
export interface HostedSite {
  readonly routes: readonly HostedRoute[];
  readonly redirects: readonly HostedRedirect[];
  readonly headers: SiteHeaders;
  /** The paths of all files that are served, pages included: `/assets/a.js`, `/home.html`. */
  readonly files: readonly string[];
  /** The public origin, without a slash at the end. */
  readonly origin: string;
  readonly languages: Languages;
  /** The cookie that keeps a visitor's choice, and for how many seconds. */
  readonly language: { readonly cookie: string; readonly maxAge: number };
  /** Where your own server listens for a web server in front of it. */
  readonly server: string;
  /** Where that server says whether it is well. */
  readonly healthPath: string;
  /** Where it answers what the forms send; nothing with a hosted backend. */
  readonly backend?: Taken;
  /** Where it takes reports of errors; nothing where the spec has them sent elsewhere, or not at all. */
  readonly reports?: Taken;
}

/** A path at which your own server takes what browsers send. */
export interface Taken {
  readonly path: string;
  /** The longest body. */
  readonly maxBytes: number;
}

/** What a host is told. */
export interface HostSettings {
  /** Texts by their path in the host's folder. */
  readonly files: Readonly<Record<string, string>>;
  /** What the host cannot do for this site, in words for the person who publishes it. */
  readonly warnings: readonly string[];
}

/** The pages with an address of their own: not the not-found pages, nor what only stands behind a pattern. */
export function ownPages({ routes }: HostedSite): readonly HostedRoute[] {
  return routes.filter(({ status, pattern }) => status === 200 && pattern === undefined);
}

/** A page that answers for every address that a pattern matches. */
export interface PatternPage extends HostedRoute {
  readonly pattern: string;
}

/** The pages that answer for many addresses. */
export function patternPages({ routes }: HostedSite): readonly PatternPage[] {
  return routes.filter((route): route is PatternPage => route.pattern !== undefined);
}

/** The files of pages that no address may name: a host would answer them with status 200. */
export function hiddenPages({ routes }: HostedSite): readonly HostedRoute[] {
  return routes.filter(({ status, pattern }) => status === 404 || pattern !== undefined);
}

/** What is no page: assets, images, and files that other programs look for. */
export function otherFiles({ routes, files }: HostedSite): readonly string[] {
  const pages = new Set(routes.map(({ url }) => `${url}.html`));
  return files.filter((file) => !pages.has(file));
}

/** The address of a page of the default language in another one: the same path below its prefix, which aliases have as well. */
export function twinOf({ routes, languages }: HostedSite, locale: string): (route: HostedRoute) => string {
  const urls = new Set(routes.map(({ url }) => url));
  const prefix = prefixOf(locale, languages);
  return ({ url, alternates }) => (urls.has(prefix + url) ? prefix + url : (alternates[locale] ?? url));
}

/** Whether that is the same path below the language's prefix, which one rule for all pages says. */
export function hasTwin(site: HostedSite, locale: string): (route: HostedRoute) => boolean {
  const twin = twinOf(site, locale);
  const prefix = prefixOf(locale, site.languages);
  return (route) => twin(route) === prefix + route.url;
}

/** The not-found page of a path's language. */
export const notFoundUrl = ({ languages }: HostedSite, locale: string): string => `${prefixOf(locale, languages)}/404`;

/** The addresses of a redirect: with a slash at its end it leads there too, and not first to the address without. */
export const withSlash = (from: string): readonly string[] => (from === '/' ? [from] : [from, `${from}/`]);
