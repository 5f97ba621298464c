import { isCanonicalPath } from '../compile/links.ts';
import type { SiteSpec } from '../schema/index.ts';
import type { Placed } from './walk.ts';

/** A path that the spec declares, and what it stands for. */
export interface Address extends Placed<string> {
  readonly what: string;
  /** The page whose own path or alias it is. */
  readonly page?: string;
}

/** Every path that the spec declares: pages, aliases, redirects, destinations that do not exist, where reports are taken. */
export function addressesOf({ routes, integrations: { reports } }: SiteSpec): Address[] {
  return [
    ...Object.entries(routes.pages).flatMap(([page, route]): Address[] => [
      { value: route.path, path: ['routes', 'pages', page, 'path'], what: `the page "${page}"`, page },
      ...(route.aliases ?? []).map((value, index) => ({
        value,
        path: ['routes', 'pages', page, 'aliases', index],
        what: `an alias of the page "${page}"`,
        page,
      })),
    ]),
    ...routes.redirects.map(({ from }, index) => ({
      value: from,
      path: ['routes', 'redirects', index, 'from'],
      what: 'a redirect',
    })),
    ...Object.entries(routes.unavailable).map(([name, { path: value }]) => ({
      value,
      path: ['routes', 'unavailable', name, 'path'],
      what: `the missing destination "${name}"`,
    })),
    ...(reports && isCanonicalPath(reports.url)
      ? [{ value: reports.url, path: ['integrations', 'reports', 'url'], what: 'the place where reports are taken' }]
      : []),
  ];
}
