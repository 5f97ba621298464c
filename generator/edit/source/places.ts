import { actionsIn, messagesIn, textsWithValuesIn } from '../../compile/walk.ts';
import { articlePath, canonicalPath, linkOf, parameter } from '../../compile/links.ts';
import { bareAddress, eachLocale, localizedPaths } from '../../compile/locales.ts';
import { blockKeys } from '../../compile/page.ts';
import { oncePer } from '../../compile/once.ts';
import { namesIn, placeOfValue } from '../../compile/values.ts';
import { pathKey, type SpecPath } from '../../diagnostics/diagnostic.ts';
import type { Action, SiteSpec } from '../../schema/index.ts';
import type { FoundTarget, SourcePlace } from './answer.ts';

/** The destination of a link. */
export type Target = Omit<FoundTarget, keyof SourcePlace> & { readonly path: SpecPath };

/**
 * The key of a path, relative to the file that declares it.
 * @example keyOf(spec, ['pages', 0, 'blocks', 0, 'heading']) // 'hero.heading'
 */
export function keyOf(spec: SiteSpec, path: SpecPath): string {
  const [part, name, ...inside] = path;
  if (part === 'pages' && typeof name === 'number') {
    const [list, index, ...rest] = inside;
    const page = spec.pages[name];
    if (list !== 'blocks' || typeof index !== 'number' || !page) return inside.join('.');
    return [blockKeys(page)[index], ...rest].join('.');
  }
  if (part === 'forms') return inside.join('.');
  if (part === 'articles' && name === 'entries') return inside.slice(1).join('.');
  const isPart = ['messages', 'reserved', 'errors', 'services', 'routes'].includes(String(part));
  return isPart ? path.slice(1).join('.') : path.join('.');
}

/** The path of the default label of an action that has none of its own. */
function defaultLabel(spec: SiteSpec, action: Action): SpecPath | undefined {
  if (action.label) return undefined;
  if (action.kind === 'page')
    return ['routes', action.page in spec.routes.pages ? 'pages' : 'unavailable', action.page, 'label'];
  if (action.kind === 'book' || action.kind === 'chat') return ['messages', `action.${action.kind}`];
  return action.kind === 'phone' || action.kind === 'email' ? ['firm', action.kind] : undefined;
}

/** The paths that display a value, by the key of its path. */
const references = oncePer((spec: SiteSpec): Map<string, SpecPath[]> => {
  const found = [
    ...messagesIn(spec).map(({ value, path }) => ({ shown: ['messages', value.name] as SpecPath, path })),
    ...actionsIn(spec).map(({ value, path }) => ({ shown: defaultLabel(spec, value), path })),
    ...textsWithValuesIn(spec).flatMap(({ value, path }) =>
      [...namesIn(Object.values<string>(value).join(' '))].map((name) => ({ shown: placeOfValue(spec, name), path })),
    ),
  ];
  const byKey = Map.groupBy(found, ({ shown = [] }) => pathKey(shown));
  return new Map([...byKey].map(([key, all]) => [key, all.map(({ path }) => path)]));
});

/** The paths that display the value at a path: uses of a shared message, default labels, and texts with `{{name}}`. */
export function referencesTo(spec: SiteSpec, path: SpecPath): readonly SpecPath[] {
  return references(spec).get(pathKey(path)) ?? [];
}

/** The route, redirect or article that serves an address of the site. */
export function routeAt(spec: SiteSpec, href: string): Target | undefined {
  const { pages, unavailable, redirects, home } = spec.routes;
  const { path } = bareAddress(spec, href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, ''));
  const target = (name: string, at: SpecPath): Target => ({
    name,
    addresses: localizedPaths(spec, path),
    links: actionsIn(spec).filter(({ value }) => value.kind === 'page' && value.page === name).length,
    path: at,
  });
  for (const [name, route] of Object.entries(pages)) {
    const alias = route.aliases?.indexOf(path) ?? -1;
    if (alias >= 0) return target(name, ['routes', 'pages', name, 'aliases', alias]);
    const articles = route.shows === 'articles' ? (spec.articles?.entries ?? []) : [];
    const article = articles.findIndex(({ slug }) => articlePath(route, slug) === path);
    if (article >= 0) return target(name, ['articles', 'entries', article, 'slug']);
    const matches = parameter.test(route.path) && path.startsWith(route.path.replace(/\{.*$/, ''));
    if (canonicalPath(route) === path || matches) return target(name, ['routes', 'pages', name, 'path']);
  }
  const redirect = redirects.findIndex(({ from }) => from === path);
  if (redirect >= 0)
    return { ...target(redirects[redirect]?.to ?? home, ['routes', 'redirects', redirect, 'from']), links: 0 };
  const [missing] = Object.entries(unavailable).find(([, destination]) => destination.path === path) ?? [];
  return missing === undefined ? undefined : target(missing, ['routes', 'unavailable', missing, 'path']);
}

/** The destination of an action that leaves the site. */
export function externalTarget(spec: SiteSpec, action: Action, at: SpecPath): Target | undefined {
  const path = externalPath(action, at);
  if (!path) return undefined;
  const { href } = linkOf(spec, action as Parameters<typeof linkOf>[1]);
  return {
    path,
    name: path[0] === 'firm' ? path.join('.') : href[spec.locales.default],
    addresses: eachLocale(spec, (locale) => href[locale]),
    links: 0,
  };
}

function externalPath(action: Action, at: SpecPath): SpecPath | undefined {
  switch (action.kind) {
    case 'book':
      return ['firm', 'bookings', action.calendar];
    case 'chat':
    case 'phone':
    case 'email':
      return ['firm', action.kind];
    case 'url':
      return [...at, 'url'];
    default:
      return undefined;
  }
}
