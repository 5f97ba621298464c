import type { ArticleRoutes, CompiledArticleList, ListedArticle, RouteEntry } from '#contract';
import process from 'node:process';
import { localTime } from '../local-time.mjs';
import { listRoutes } from './list-routes.ts';

/** Whether drafts and scheduled articles are shown: on the dev server and in a preview. */
export function showsDrafts(): boolean {
  return process.env['SHOW_DRAFTS'] === 'on';
}

/** Whether this build is a preview, which search engines must not index. */
export function isPreview(): boolean {
  return process.env['PREVIEW'] === 'on';
}

/** The label of an unpublished article on the dev server and in previews. In English, since it is for editors. */
export function markOf({ draft, publish }: Pick<ListedArticle, 'draft' | 'publish'> = {}): string {
  if (draft) return 'Draft';
  return publish === undefined ? '' : `From ${publish.replace('T', ' ')}`;
}

/** The time that decides which articles are published. A build sets it once, so that all of its parts agree. */
function publicationTime(): Date {
  return new Date(process.env['ARTICLES_AT'] || Date.now());
}

/** The published articles, and when the next one is due; `now` is in the firm's time zone. */
export function publishedArticles(
  listed: readonly ListedArticle[],
  timeZone: string,
  {
    now = localTime(publicationTime(), timeZone),
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

/** Adds the routes of the articles and, if there are at least two, those of the article list. */
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
