import type { ArticleRoutes, CompiledArticleList, ListedArticle, RouteEntry } from '#contract';
import process from 'node:process';
import { localTime } from '../local-time.mjs';
import { listRoutes } from './list-routes.ts';

/** Whether drafts are shown, and what is to appear later: on the dev server and in a preview. */
export function showsDrafts(): boolean {
  return process.env['SHOW_DRAFTS'] === 'on';
}

/** Whether what is built is a preview, which search engines have nothing to do with. */
export function isPreview(): boolean {
  return process.env['PREVIEW'] === 'on';
}

/**
 * The moment by which it is decided what has appeared. A build sets it once, so that all of its parts decide alike.
 */
function moment(): Date {
  return new Date(process.env['ARTICLES_AT'] || Date.now());
}

/** The articles that are there, and when the next one appears; `now` is in the firm's time zone. */
export function publishedArticles(
  listed: readonly ListedArticle[],
  timeZone: string,
  {
    now = localTime(moment(), timeZone),
    drafts = showsDrafts(),
  }: { readonly now?: string; readonly drafts?: boolean } = {},
): { readonly articles: readonly ListedArticle[]; readonly due: string | undefined } {
  const waiting = listed.flatMap(({ draft, publish }) =>
    !draft && publish !== undefined && publish > now ? [publish] : [],
  );
  return {
    articles: drafts
      ? listed
      : listed.filter(({ draft, publish }) => !draft && (publish === undefined || publish <= now)),
    due: waiting.toSorted()[0],
  };
}

/** The addresses of a site with those of its articles, and of the list of them from the second one on. */
export function withArticles(
  routes: readonly RouteEntry[],
  articles: readonly ListedArticle[],
  {
    articleRoutes,
    articleList,
  }: { readonly articleRoutes: ArticleRoutes; readonly articleList: CompiledArticleList | undefined },
): readonly RouteEntry[] {
  const own = articles.flatMap(articleRoutes);
  if (!articleList || articles.length < 2) return [...routes, ...own];
  return [
    ...routes.flatMap((route) => (route.page === articleList.page ? listRoutes(route, articles) : [route])),
    ...own,
  ];
}
