import { bareAddress, eachLocale, localizedPaths } from '../compile/locales.ts';
import { articlePath, canonicalPath, parameter, telHref } from '../compile/links.ts';
import type { SpecPath } from '../diagnostic.ts';
import { allActions } from '../rules/walk.ts';
import type { SiteSpec, LocalizedText } from '../schema/index.ts';
import { wordsOf } from './words.ts';

/** Where a link leads, in the spec's terms. */
export interface Target {
  readonly path: SpecPath;
  readonly name: string;
  readonly addresses: Readonly<LocalizedText>;
  readonly links: number;
}

/** The path of an address in the default language, without fragment and query. */
const barePath = (spec: SiteSpec, href: string): string => bareAddress(spec, href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')).path;

const linksTo = (spec: SiteSpec, name: string): number =>
  allActions(spec).filter(({ value }) => value.kind === 'page' && value.page === name).length;

/** Finds the route, redirect or outside address that a link leads to. */
export const targetOf = (spec: SiteSpec, href: string): Target | undefined => {
  const { pages, unavailable, redirects, home } = spec.routes;
  if (!/^\/(?!\/)/.test(href)) return outside(spec, href);
  const path = barePath(spec, href);
  const addresses = localizedPaths(spec, path);
  for (const [name, route] of Object.entries(pages)) {
    const found = { name, links: linksTo(spec, name) };
    const alias = route.aliases?.indexOf(path) ?? -1;
    if (alias >= 0) return { ...found, addresses, path: ['routes', 'pages', name, 'aliases', alias] };
    const slug = route.shows === 'articles' ? spec.articles?.entries.findIndex((one) => articlePath(route, one.slug) === path) : undefined;
    if (slug !== undefined && slug >= 0) return { ...found, addresses, path: ['articles', 'entries', slug, 'slug'] };
    const matches = parameter.test(route.path) && path.startsWith(route.path.replace(/\{.*$/, ''));
    if (canonicalPath(route) === path || matches) return { ...found, addresses, path: ['routes', 'pages', name, 'path'] };
  }
  const redirect = redirects.findIndex(({ from }) => from === path);
  if (redirect >= 0) return { name: spec.routes.redirects[redirect]?.to ?? home, addresses, links: 0, path: ['routes', 'redirects', redirect, 'from'] };
  const missing = Object.entries(unavailable).find(([, destination]) => destination.path === path);
  return missing && { name: missing[0], addresses, links: linksTo(spec, missing[0]), path: ['routes', 'unavailable', missing[0], 'path'] };
};

const outside = (spec: SiteSpec, href: string): Target | undefined => {
  const means = (address: string): boolean =>
    address === href ||
    `mailto:${address}` === href ||
    (href.startsWith('tel:') && telHref(address) === href) ||
    (address.startsWith('https:') && href.startsWith(`${address}?`));
  const found = wordsOf(spec).words.find(({ path, texts }) => path[0] === 'firm' && means(texts[spec.locales.default]));
  return found && { name: found.path.join('.'), addresses: eachLocale(spec, () => href), links: 0, path: found.path };
};
