import type { ListedArticle, RouteEntry } from '#contract';

/** Articles per page of the list: as many as fit into the first round trip of a connection. */
export const PAGE_LENGTH = 24;

export interface ListPage {
  /** Absent: articles of all categories. */
  readonly category?: string | undefined;
  /** The page number, from 1. */
  readonly page: number;
}

/** Articles by date, newest first; those of one day keep the order of the spec. */
export function newestFirst(articles: readonly ListedArticle[]): readonly ListedArticle[] {
  return articles.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
}

/** The categories that have a list of their own: none if all articles are in one category. */
export function categoriesOf(articles: readonly ListedArticle[]): readonly string[] {
  const names = [...new Set(articles.map(({ category }) => category))];
  return names.length > 1 ? names : [];
}

/** All articles of a list, newest first. */
export function listed(articles: readonly ListedArticle[], category: string | undefined): readonly ListedArticle[] {
  return newestFirst(category === undefined ? articles : articles.filter((article) => article.category === category));
}

export function pageCount(length: number): number {
  return Math.max(1, Math.ceil(length / PAGE_LENGTH));
}

/** The end of a list page's address, after the address of the list: `/tax/2`. */
export function suffixOf({ category, page }: ListPage): string {
  return (category === undefined ? '' : `/${category}`) + (page === 1 ? '' : `/${page}`);
}

/**
 * The routes of the list in one language, in place of the route of its page. Aliases of that page show the first page
 * of the list.
 */
export function listRoutes(route: RouteEntry, articles: readonly ListedArticle[]): readonly RouteEntry[] {
  if (route.url !== route.canonical) return [{ ...route, list: { page: 1 } }];
  return [undefined, ...categoriesOf(articles)].flatMap((category) => {
    const all = listed(articles, category);
    return Array.from({ length: pageCount(all.length) }, (_, index): RouteEntry => {
      const list = { ...(category !== undefined && { category }), page: index + 1 };
      const suffix = suffixOf(list);
      const here = all.slice(index * PAGE_LENGTH, (index + 1) * PAGE_LENGTH);
      const modified = here
        .map(({ updated, date }) => updated ?? date)
        .toSorted()
        .at(-1);
      return {
        ...route,
        url: route.url + suffix,
        canonical: route.canonical + suffix,
        alternates: Object.fromEntries(
          Object.entries(route.alternates).map(([locale, path]) => [locale, path + suffix]),
        ) as RouteEntry['alternates'],
        list,
        ...(modified !== undefined && { modified }),
        // All pages of the list have the same share image.
        ...(suffix !== '' && { shareImagePage: route.page }),
      };
    });
  });
}
