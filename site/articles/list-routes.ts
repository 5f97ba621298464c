import type { ListedArticle, RouteEntry } from '#contract';

/** How many articles a page of the list has: as many as keep it below the size of a first round trip. */
export const PAGE_LENGTH = 24;

export interface ListPage {
  /** The category that it is about; all of them otherwise. */
  readonly category?: string;
  /** Which page it is, from 1. */
  readonly page: number;
}

/** Articles by day, the newest first; of one day in the order of the spec. */
export function newestFirst(articles: readonly ListedArticle[]): readonly ListedArticle[] {
  return articles.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
}

/** The categories that there are lists of: none where all articles are of one. */
export function categoriesOf(articles: readonly ListedArticle[]): readonly string[] {
  const names = [...new Set(articles.map(({ category }) => category))];
  return names.length > 1 ? names : [];
}

/** The articles of a list, all of its pages together, newest first. */
export function listed(articles: readonly ListedArticle[], category: string | undefined): readonly ListedArticle[] {
  return newestFirst(category === undefined ? articles : articles.filter((article) => article.category === category));
}

export function pageCount(length: number): number {
  return Math.max(1, Math.ceil(length / PAGE_LENGTH));
}

/** What follows the list's own address on one of its pages: `/tax/2`. */
export function suffixOf({ category, page }: ListPage): string {
  return (category === undefined ? '' : `/${category}`) + (page === 1 ? '' : `/${page}`);
}

/** The addresses of the list in the language of the page that it replaces. The aliases of that page answer with its first page. */
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
        // One image stands for all of the list's pages.
        ...(suffix !== '' && { shareImagePage: route.page }),
      };
    });
  });
}
