import type { ArticleFile, CompiledPage } from '#contract';
import { lookUp } from '../reads.ts';
import type { ArticleEntry, Articles, Page, SiteSpec } from '../schema/index.ts';
import { articlePageOf } from './article-links.ts';
import type { Frame } from './frame.ts';
import { compilePage } from './page.ts';

/** The articles, and the id of the route that shows them. */
export interface ShownArticles {
  readonly page: string;
  readonly articles: Articles;
  /** The one that stands for addresses that no article has. */
  readonly fallback: ArticleEntry;
}

/** The articles of a checked spec; nothing where there are none. */
export const shownArticles = ({ routes, articles }: SiteSpec): ShownArticles | undefined => {
  const page = articlePageOf({ routes });
  const route = page === undefined ? undefined : routes.pages[page];
  const fallback = lookUp(() => articles?.entries.find(({ slug }) => slug === route?.canonicalParameter));
  return page !== undefined && articles && fallback ? { page, articles, fallback } : undefined;
};

/** An article as a page: what it says itself, within what all of them have. */
export const articlePage = ({ page, articles: { back, share, actions } }: ShownArticles, entry: ArticleEntry): Page => {
  const { title, description, heading = title, category, date, author, body } = entry;
  return {
    id: page as Page['id'],
    layout: 'article',
    title,
    description,
    blocks: [{ kind: 'article', back, heading, category, date, author, html: body, share, actions }],
  };
};

/** The page that all articles share: texts are keys, so but for the day and the address it is the same for each. */
export const compileArticlePage = (spec: Frame, shown: ShownArticles): CompiledPage =>
  compilePage(spec, articlePage(shown, shown.fallback)).page;

/** An article's day, and what its page says in each language, by the keys of the shared page. What its links lead to does not matter to that. */
export const compileArticle = (spec: Frame, shown: ShownArticles, entry: ArticleEntry): ArticleFile => ({
  date: entry.date,
  ...lookUp(() => compilePage(spec, articlePage(shown, entry))).texts,
});
