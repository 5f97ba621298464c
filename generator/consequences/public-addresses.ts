import type { SpecPath } from '../diagnostic.ts';
import type { RouteSnapshot, Snapshot } from '../snapshot/snapshot.ts';

/** A public address: what answers there, and where the spec says so. */
export interface Address {
  readonly page: string;
  /** Where the spec declares it, as far as that is still there. */
  readonly at: SpecPath;
}

/** The part of a path that stands for the slug of an article. */
export const parameter = /\{\w+\}/;

/** The slugs of all articles. */
export function slugsOf({ articles }: Snapshot): string[] {
  return (articles?.entries ?? []).map(({ slug }) => slug);
}

/** The route that shows the articles: its usual value is the slug of one. */
export function showsArticles(snapshot: Snapshot, { path, canonicalParameter }: RouteSnapshot): boolean {
  return parameter.test(path) && canonicalParameter !== undefined && slugsOf(snapshot).includes(canonicalParameter);
}

/** Every path that answers with a page or leads to one, in the default language; the others have the same below their prefix. */
export function addressesOf(snapshot: Snapshot): Map<string, Address> {
  const { pages, redirects, notFound } = snapshot.routes;
  const found = new Map<string, Address>();
  for (const { from, to } of redirects) found.set(from, { page: to, at: ['routes', 'redirects'] });
  for (const [page, route] of Object.entries(pages)) {
    if (route.planned || page === notFound || showsArticles(snapshot, route)) continue;
    const { path, canonicalParameter = '', aliases } = route;
    found.set(path.replace(parameter, canonicalParameter), { page, at: ['routes', 'pages', page, 'path'] });
    for (const alias of aliases) found.set(alias, { page, at: ['routes', 'pages', page, 'aliases'] });
  }
  return found;
}
