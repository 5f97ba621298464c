import type { HostedSite, ServedRoute } from '#contract';
import { prefixOf } from '../shared/locales.ts';
import type { PatternPage } from './address-patterns.ts';

/** The pages with a fixed URL: neither not-found pages nor templates of patterns. */
export function ownPages({ routes }: HostedSite): readonly ServedRoute[] {
  return routes.filter(({ status, pattern }) => status === 200 && pattern === undefined);
}

/** The templates that are served for all paths matching their pattern. */
export function patternPages({ routes }: HostedSite): readonly PatternPage[] {
  return routes.filter((route): route is PatternPage => route.pattern !== undefined);
}

/** Pages whose own path must answer 404: a host would send their files with status 200. */
export function hiddenPages({ routes }: HostedSite): readonly ServedRoute[] {
  return routes.filter(({ status, pattern }) => status === 404 || pattern !== undefined);
}

/** All files except pages: assets, images, `robots.txt` and the like. */
export function otherFiles({ routes, files }: HostedSite): readonly string[] {
  const pages = new Set(routes.map(({ url }) => `${url}.html`));
  return files.filter((file) => !pages.has(file));
}

/** The URL of a default-language page in another language: the same path below its prefix, which aliases have too. */
export function twinOf({ routes, languages }: HostedSite, locale: string): (route: ServedRoute) => string {
  const urls = new Set(routes.map(({ url }) => url));
  const prefix = prefixOf(locale, languages);
  return ({ url, alternates }) => (urls.has(prefix + url) ? prefix + url : (alternates[locale] ?? url));
}

/** The URL of a language's not-found page. */
export function notFoundUrl({ languages }: HostedSite, locale: string): string {
  return `${prefixOf(locale, languages)}/404`;
}

/** The paths of a redirect, with and without a trailing slash, so that neither takes two redirects. */
export function withSlash(from: string): readonly string[] {
  return from === '/' ? [from] : [from, `${from}/`];
}
