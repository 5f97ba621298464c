import type { SiteSpec } from '../schema/index.ts';

type Routes = Pick<SiteSpec['routes'], 'pages' | 'home'>;

/** The page that a page belongs under: the one it declares, or the one whose path is above its own, or home. */
export function parentOf({ pages, home }: Routes, id: string): string | undefined {
  const route = pages[id];
  if (!route || id === home) return undefined;
  if (route.parent !== undefined) return route.parent;
  const above = Object.entries(pages)
    .filter(([, { path, planned, indexable }]) => !planned && indexable !== false && route.path.startsWith(`${path}/`))
    .toSorted(([, a], [, b]) => b.path.length - a.path.length);
  return above[0]?.[0] ?? home;
}

/** The pages from the home page to a page, both included. A way that runs in a circle ends where it began. */
export function breadcrumbsOf(routes: Routes, id: string): string[] {
  const breadcrumbs = [id];
  for (
    let parent = parentOf(routes, id);
    parent !== undefined && !breadcrumbs.includes(parent);
    parent = parentOf(routes, parent)
  ) {
    breadcrumbs.unshift(parent);
  }
  return breadcrumbs;
}
