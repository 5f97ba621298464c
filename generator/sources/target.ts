import { bareAddress, eachLocale, localizedPaths } from '../compile/locales.ts';
import { articlePath, linkOf, canonicalPath, parameter } from '../compile/links.ts';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { allActions } from '../compile/walk.ts';
import type { Action, Localized, SiteSpec } from '../schema/index.ts';

/** Where a link leads, in the spec's terms. */
export interface Target {
  readonly path: SpecPath;
  readonly name: string;
  readonly addresses: Readonly<Localized>;
  readonly links: number;
}

/** The path of an address in the default language, without fragment and query. */
function barePath(spec: SiteSpec, href: string): string {
  return bareAddress(spec, href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')).path;
}

function linksTo(spec: SiteSpec, name: string): number {
  return allActions(spec).filter(({ value }) => value.kind === 'page' && value.page === name).length;
}

/** The route, redirect or article that answers at an address of the site. */
export function routeAt(spec: SiteSpec, href: string): Target | undefined {
  const { pages, unavailable, redirects, home } = spec.routes;
  const path = barePath(spec, href);
  const addresses = localizedPaths(spec, path);
  for (const [name, route] of Object.entries(pages)) {
    const found = { name, links: linksTo(spec, name) };
    const alias = route.aliases?.indexOf(path) ?? -1;
    if (alias >= 0) return { ...found, addresses, path: ['routes', 'pages', name, 'aliases', alias] };
    const slug =
      route.shows === 'articles'
        ? spec.articles?.entries.findIndex((one) => articlePath(route, one.slug) === path)
        : undefined;
    if (slug !== undefined && slug >= 0) return { ...found, addresses, path: ['articles', 'entries', slug, 'slug'] };
    const matches = parameter.test(route.path) && path.startsWith(route.path.replace(/\{.*$/, ''));
    if (canonicalPath(route) === path || matches)
      return { ...found, addresses, path: ['routes', 'pages', name, 'path'] };
  }
  const redirect = redirects.findIndex(({ from }) => from === path);
  if (redirect >= 0)
    return {
      name: spec.routes.redirects[redirect]?.to ?? home,
      addresses,
      links: 0,
      path: ['routes', 'redirects', redirect, 'from'],
    };
  const missing = Object.entries(unavailable).find(([, destination]) => destination.path === path);
  return (
    missing && {
      name: missing[0],
      addresses,
      links: linksTo(spec, missing[0]),
      path: ['routes', 'unavailable', missing[0], 'path'],
    }
  );
}

/** The entry that says where an action leads outside of the site. */
function outside(action: Action, at: SpecPath): SpecPath | undefined {
  switch (action.kind) {
    case 'book':
      return ['firm', 'bookings', action.calendar];
    case 'chat':
      return ['firm', 'chat'];
    case 'phone':
    case 'email':
      return ['firm', action.kind];
    case 'url':
      return [...at, 'url'];
    default:
      return undefined;
  }
}

/** Where an action leads outside of the site. */
export function outsideOf(spec: SiteSpec, action: Action, at: SpecPath): Target | undefined {
  const path = outside(action, at);
  if (!path || !('label' in action || 'kind' in action)) return undefined;
  const { href } = linkOf(spec, action as Parameters<typeof linkOf>[1]);
  return {
    path,
    name: path[0] === 'firm' ? path.join('.') : href[spec.locales.default],
    addresses: eachLocale(spec, (locale) => href[locale]),
    links: 0,
  };
}
