import type { ArticleFile, CompiledPage, ListedArticle } from '#contract';
import type { ArticleEntry, ArticleList, Articles, Page, SiteSpec, Text } from '../schema/index.ts';
import { articlePageOf } from './links.ts';
import type { Frame } from './text.ts';
import { compilePage } from './page.ts';
import { wordsOf } from './text.ts';

/** The articles, and the id of the route that shows them. */
export interface ShownArticles {
  readonly page: string;
  readonly articles: Articles;
  /** The article whose page is built for addresses without an article. */
  readonly fallback: ArticleEntry;
}

/** The articles of a checked spec, if it has any. */
export function shownArticles({ routes, articles }: SiteSpec): ShownArticles | undefined {
  const page = articlePageOf({ routes });
  const route = page === undefined ? undefined : routes.pages[page];
  const fallback = articles?.entries.find(({ slug }) => slug === route?.canonicalParameter);
  return page !== undefined && articles && fallback ? { page, articles, fallback } : undefined;
}

/** The day of an article: its own, or that of its publication. */
export function dayOf({ date, publish }: Pick<ArticleEntry, 'date' | 'publish'>): string {
  return date ?? publish?.slice(0, 10) ?? '';
}

/** The text of an article's category. */
export function categoryText(
  { categories = {} }: Pick<Articles, 'categories'>,
  { category }: Pick<ArticleEntry, 'category'>,
): Text {
  if (typeof category !== 'string') return category;
  const found = categories[category];
  if (!found) throw new Error(`Unknown category in a checked spec: ${category}`);
  return found;
}

/** The last part of a category's address: its name, or one derived from its text. */
export function categoryName(spec: Frame, { category }: Pick<ArticleEntry, 'category'>): string {
  return typeof category === 'string'
    ? category
    : wordsOf(spec, category, spec.locales.default)
        .normalize('NFD')
        .toLowerCase()
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '') || 'x';
}

/** An article as a page: its own content, and the parts that all articles share. */
export function articlePage({ page, articles }: ShownArticles, entry: ArticleEntry): Page {
  const { back, share, actions } = articles;
  const { title, description, heading = title, updated, author, body } = entry;
  return {
    id: page as Page['id'],
    layout: 'article',
    title,
    description,
    blocks: [
      {
        kind: 'article',
        back,
        heading,
        category: categoryText(articles, entry),
        date: dayOf(entry),
        ...(updated !== undefined && { updated }),
        author,
        html: body,
        share,
        actions,
      },
    ],
  };
}

/** The page that all articles share: its texts are keys, and each article's own parts are in the article's file. */
export function compileArticlePage(spec: Frame, shown: ShownArticles): CompiledPage {
  const { page } = compilePage(spec, articlePage(shown, shown.fallback));
  return {
    ...page,
    blocks: page.blocks.map((block) => {
      if (block.kind !== 'article') return block;
      const { updated: _, ...shared } = block;
      return { ...shared, author: 'article.author', html: 'article.html' };
    }),
  };
}

/** An article's day, and its texts in each language by the keys of the shared page. */
export function compileArticle(spec: Frame, shown: ShownArticles, entry: ArticleEntry): ArticleFile {
  const { page, texts } = compilePage(spec, articlePage(shown, entry));
  const [block] = page.blocks;
  if (block?.kind !== 'article') throw new Error('An article is compiled to an article.');
  const { author, html, updated } = block;
  const own = {
    ...(updated !== undefined && { updated }),
    ...(typeof author !== 'string' && { author }),
    ...(typeof html !== 'string' && { html }),
  };
  return { date: dayOf(entry), ...(Object.keys(own).length > 0 && { own }), ...texts };
}

/** An article's share image; `true` for one made from its title. */
export function ownShareImage({ sharePicture }: Pick<ArticleEntry, 'sharePicture'>): true | string | undefined {
  return typeof sharePicture === 'object' ? sharePicture.file : sharePicture || undefined;
}

/** An article's entry in the list of all. */
export function listedArticle(spec: Frame, entry: ArticleEntry): ListedArticle {
  const { slug, updated, draft, publish, related } = entry;
  const sharePicture = ownShareImage(entry);
  return {
    slug,
    date: dayOf(entry),
    category: categoryName(spec, entry),
    ...(updated !== undefined && { updated }),
    ...(draft && { draft }),
    ...(publish !== undefined && { publish }),
    ...(related && { related }),
    ...(sharePicture !== undefined && { sharePicture }),
  };
}

/** The plural forms of the reading time. */
export function pluralForms({ readingTime }: ArticleList): [string, Text][] {
  return Object.entries(readingTime).flatMap(([form, text]) => (text ? [[form, text]] : []));
}
