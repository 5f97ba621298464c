import { articlePath, localisedPath, ownPath, parameter, telHref } from '../compile/links.ts';
import type { SpecPath } from '../diagnostic.ts';
import { pressable } from '../rules/walk.ts';
import type { SiteSpec } from '../schema/index.ts';
import { wordsOf } from './words.ts';

/** Where a link leads, in the spec's terms. */
export interface Target {
  readonly path: SpecPath;
  readonly name: string;
  readonly es: string;
  readonly en: string;
  readonly links: number;
}

/** The Spanish path of an address, without fragment and query. */
const spanish = (href: string): string => href.replace(/[?#].*$/, '').replace(/^\/en(?=\/|$)/, '').replace(/(?<=.)\/$/, '') || '/';

const both = (path: string): { es: string; en: string } => ({ es: localisedPath(path, 'es'), en: localisedPath(path, 'en') });

const linksTo = (spec: SiteSpec, name: string): number =>
  pressable(spec).filter(({ value }) => value.kind === 'page' && value.page === name).length;

/** Finds the route, redirect or outside address that a link leads to. */
export const targetOf = (spec: SiteSpec, href: string): Target | undefined => {
  const { pages, nowhere, redirects, home } = spec.routes;
  if (!/^\/(?!\/)/.test(href)) return outside(spec, href);
  const path = spanish(href);
  for (const [name, route] of Object.entries(pages)) {
    const found = { name, links: linksTo(spec, name) };
    const alias = route.aliases?.indexOf(path) ?? -1;
    if (alias >= 0) return { ...found, ...both(path), path: ['routes', 'pages', name, 'aliases', alias] };
    const slug = route.shows === 'articles' ? spec.articles?.entries.findIndex((one) => articlePath(route, one.slug) === path) : undefined;
    if (slug !== undefined && slug >= 0) return { ...found, ...both(path), path: ['articles', 'entries', slug, 'slug'] };
    const matches = parameter.test(route.path) && path.startsWith(route.path.replace(/\{.*$/, ''));
    if (ownPath(route) === path || matches) return { ...found, ...both(path), path: ['routes', 'pages', name, 'path'] };
  }
  const redirect = redirects.findIndex(({ from }) => from === path);
  if (redirect >= 0) return { name: spec.routes.redirects[redirect]?.to ?? home, ...both(path), links: 0, path: ['routes', 'redirects', redirect, 'from'] };
  const missing = Object.entries(nowhere).find(([, destination]) => destination.path === path);
  return missing && { name: missing[0], ...both(path), links: linksTo(spec, missing[0]), path: ['routes', 'nowhere', missing[0], 'path'] };
};

const outside = (spec: SiteSpec, href: string): Target | undefined => {
  const means = (address: string): boolean =>
    address === href || `mailto:${address}` === href || (href.startsWith('tel:') && telHref(address) === href) || (address.startsWith('https:') && href.startsWith(`${address}?`));
  const found = wordsOf(spec).words.find(({ path, es }) => path[0] === 'firm' && means(es));
  return found && { name: found.path.join('.'), es: href, en: href, links: 0, path: found.path };
};
