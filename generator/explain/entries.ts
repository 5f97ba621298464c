import type { SpecPath } from '../diagnostic.ts';
import { localesOf, localizedPath } from '../compile/locales.ts';
import type { SiteSpec } from '../schema/index.ts';
import type { Group } from './trace.ts';

export type Kind =
  | 'route'
  | 'destination'
  | 'redirect'
  | 'form'
  | 'table'
  | 'service'
  | 'message'
  | 'reserved text'
  | 'error'
  | 'setting'
  | 'article'
  | 'output';

/** Something with a name that can be asked for. */
export interface Entry {
  readonly kind: Kind;
  readonly name: string;
  /** What else it is called: addresses, the last part of a dotted name. */
  readonly also: readonly string[];
  /** Where it stands in the spec. */
  readonly path: SpecPath;
}

/** The settings by their dotted names, down to the last. */
function settings(value: unknown, path: readonly string[]): Entry[] {
  const own: Entry = {
    kind: 'setting',
    name: path.join('.'),
    also: path.slice(1).map((_, index) => path.slice(index + 1).join('.')),
    path,
  };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [own];
  return [
    ...(path.length > 1 ? [own] : []),
    ...Object.entries(value).flatMap(([key, inner]) => settings(inner, [...path, key])),
  ];
}

/** Everything in a checked spec that has a name. */
export function entriesOf(spec: SiteSpec): Entry[] {
  const everywhere = (path: string): string[] => localesOf(spec).map((locale) => localizedPath(spec, path, locale));
  const named = (kind: Kind, section: string, names: Iterable<string>): Entry[] =>
    [...names].map((name) => ({ kind, name, also: [], path: [section, name] }));
  return [
    ...Object.entries(spec.routes.pages).map(([name, { path, aliases = [] }]): Entry => ({
      kind: 'route',
      name,
      also: [path, ...aliases].flatMap(everywhere),
      path: ['routes', 'pages', name],
    })),
    ...Object.entries(spec.routes.unavailable).map(([name, { path }]): Entry => ({
      kind: 'destination',
      name,
      also: everywhere(path),
      path: ['routes', 'unavailable', name],
    })),
    ...spec.routes.redirects.map(({ from }, index): Entry => ({
      kind: 'redirect',
      name: from,
      also: everywhere(from),
      path: ['routes', 'redirects', index],
    })),
    ...named('form', 'forms', Object.keys(spec.forms)),
    ...named('table', 'tables', Object.keys(spec.tables)),
    ...named('service', 'services', Object.keys(spec.services)),
    ...named('message', 'messages', Object.keys(spec.messages)),
    ...named('reserved text', 'reserved', Object.keys(spec.reserved)),
    ...named('error', 'errors', Object.keys(spec.errors)),
    ...(['locales', 'firm', 'brand', 'constants', 'values', 'integrations', 'server'] as const).flatMap((section) =>
      settings(spec[section], [section]),
    ),
    ...(spec.articles?.entries ?? []).map(({ slug }, index): Entry => ({
      kind: 'article',
      name: slug,
      also: [],
      path: ['articles', 'entries', index],
    })),
  ];
}

/** The entries of a spec, by the parts that a person would name. */
export function groupsOf(spec: SiteSpec): Group[] {
  const of = (name: string, value: object, path: SpecPath = [name]): Group => ({
    name,
    paths: Array.isArray(value)
      ? value.map((_, index) => [...path, index])
      : Object.keys(value).map((key) => [...path, key]),
  });
  return [
    of('pages', spec.pages),
    of('articles', spec.articles?.entries ?? [], ['articles', 'entries']),
    of('forms', spec.forms),
    of('routes', spec.routes.pages, ['routes', 'pages']),
    of('redirects', spec.routes.redirects, ['routes', 'redirects']),
    of('destinations', spec.routes.unavailable, ['routes', 'unavailable']),
    of('tables', spec.tables),
    of('services', spec.services),
    of('header', spec.header),
    of('footer', spec.footer),
    of('errors', spec.errors),
    of('messages', spec.messages),
    of('locales', spec.locales.all, ['locales', 'all']),
    of('firm', spec.firm),
    of('brand', spec.brand),
    of('constants', spec.constants),
    of('values', spec.values),
    of('integrations', spec.integrations),
    of('server', spec.server),
  ];
}
