import type { RedirectEntry } from '#contract';
import type { SpecPath } from '../diagnostic.ts';
import { shownArticles } from '../compile/articles.ts';
import { eachLocale, localizedPath } from '../compile/locales.ts';
import { localizedTextOf } from '../compile/text.ts';
import { parentOf, breadcrumbsOf } from '../compile/breadcrumbs.ts';
import { blocksOf, hasForm, pagesOf } from '../check/walk.ts';
import type { Locale, SiteSpec, Localized } from '../schema/index.ts';
import { linksOf } from './links.ts';
import type { Link } from './links.ts';

/** A page of the site, or an address that is declared without one. */
export interface OutlinePage {
  readonly id: string;
  /** `unavailable`: linked to, and answered with the not-found page. */
  readonly kind: 'page' | 'articles' | 'unavailable';
  readonly label: Localized;
  readonly title: Localized;
  readonly paths: Readonly<Record<Locale, string>>;
  readonly aliases: readonly string[];
  /** The page that it is under. */
  readonly parent?: string;
  /** How many pages it is away from the home page. */
  readonly depth: number;
  readonly indexable: boolean;
  /** Whether it is declared and not built. */
  readonly planned: boolean;
  /** How many articles it stands for. */
  readonly articles: number;
  readonly forms: readonly string[];
  /** Where its path stands in the spec. */
  readonly route: SpecPath;
  /** Where its content stands in the spec. */
  readonly content?: SpecPath;
}

/** An address that leads to a page. */
export interface OutlineRedirect extends RedirectEntry {
  readonly path: SpecPath;
}

/** The whole site as people look at it: what there is, and what leads where. */
export interface Outline {
  readonly pages: readonly OutlinePage[];
  readonly redirects: readonly OutlineRedirect[];
  readonly links: readonly Link[];
}

/** The outline of a checked spec. Pure. */
export function outlineOf(spec: SiteSpec): Outline {
  const shown = shownArticles(spec);
  const contents = new Map(pagesOf(spec).map((page) => [page.value.id as string, page]));
  const pages = Object.entries(spec.routes.pages).map(([id, route]): OutlinePage => {
    const content = contents.get(id);
    const parent = parentOf(spec.routes, id);
    const articles = shown?.page === id ? shown.articles.entries.length : 0;
    const source: SpecPath | undefined = content?.path ?? (articles > 0 ? ['articles'] : undefined);
    return {
      id,
      kind: articles > 0 ? 'articles' : 'page',
      label: localizedTextOf(spec, route.label),
      title: localizedTextOf(spec, content?.value.title ?? route.label),
      paths: eachLocale(spec, (locale) => localizedPath(spec, route.path, locale)),
      aliases: route.aliases ?? [],
      ...(parent !== undefined && { parent }),
      depth: breadcrumbsOf(spec.routes, id).length - 1,
      indexable: route.indexable !== false && id !== spec.routes.notFound,
      planned: route.planned ?? false,
      articles,
      forms: content ? blocksOf(content).flatMap(({ value }) => (hasForm(value) ? [value.form as string] : [])) : [],
      route: ['routes', 'pages', id],
      ...(source && { content: source }),
    };
  });
  const unavailable = Object.entries(spec.routes.unavailable).map(([id, { path, label }]): OutlinePage => ({
    id,
    kind: 'unavailable',
    label: localizedTextOf(spec, label),
    title: localizedTextOf(spec, label),
    paths: eachLocale(spec, (locale) => localizedPath(spec, path, locale)),
    aliases: [],
    depth: 1,
    indexable: false,
    planned: false,
    articles: 0,
    forms: [],
    route: ['routes', 'unavailable', id],
  }));
  return {
    pages: [...pages, ...unavailable],
    redirects: spec.routes.redirects.map(({ from, to, status }, index) => ({
      from,
      to,
      status: status ?? 302,
      path: ['routes', 'redirects', index],
    })),
    links: linksOf(spec),
  };
}
