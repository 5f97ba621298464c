import type { ArticleFile, CompiledPage, ListedArticle, OwnShareImage } from '#contract';
import type { ArticleEntry, ArticleList, Articles, Page, SiteSpec, Text } from '../schema/index.ts';
import { articlePageOf } from './links.ts';
import { type SpecWithoutPages, wordsOf } from './text.ts';
import { compilePage } from './page.ts';
import { safeName } from '../../site/shared/file-name.ts';

/** The articles, and the page that shows them. */
export interface ShownArticles {
  readonly page: string;
  readonly articles: Articles;
  /** The article at the page's canonical address. */
  readonly fallback: ArticleEntry;
}

/** The articles of a checked spec, if it has any. */
export function shownArticles({ routes, articles }: SiteSpec): ShownArticles | undefined {
  const page = articlePageOf({ routes });
  const route = page === undefined ? undefined : routes.pages[page];
  const fallback = articles?.entries.find(({ slug }) => slug === route?.canonicalParameter);
  return page !== undefined && articles && fallback ? { page, articles, fallback } : undefined;
}

/** An article's `date`, or else the day of `publish`. */
export function dayOf({ date, publish }: Pick<ArticleEntry, 'date' | 'publish'>): string {
  return date ?? publish?.slice(0, 10) ?? '';
}

/** The label of an article's category. */
function categoryText(
  { categories = {} }: Pick<Articles, 'categories'>,
  { category }: Pick<ArticleEntry, 'category'>,
): Text {
  if (typeof category !== 'string') return category;
  const label = categories[category];
  if (!label) throw new Error(`Unknown category in a checked spec: ${category}`);
  return label;
}

/** A category's slug: its name, or one derived from its label. */
function categoryName(spec: SpecWithoutPages, { category }: Pick<ArticleEntry, 'category'>): string {
  return typeof category === 'string' ? category : safeName(wordsOf(spec, category, spec.locales.default)) || 'x';
}

/** An article as a page of the spec: its own content, and the parts that all articles share. */
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

/** Compiles the page that all articles share. The texts of its keys come from each article's own file. */
export function compileArticlePage(spec: SpecWithoutPages, shown: ShownArticles): CompiledPage {
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

/** Compiles an article's file: its date, and its texts in each language by the keys of the shared page. */
export function compileArticle(spec: SpecWithoutPages, shown: ShownArticles, entry: ArticleEntry): ArticleFile {
  const { page, texts } = compilePage(spec, articlePage(shown, entry));
  const [block] = page.blocks;
  if (block?.kind !== 'article') throw new Error('The page of an article does not begin with an article block.');
  const { author, html, updated } = block;
  const own = {
    ...(updated !== undefined && { updated }),
    ...(typeof author !== 'string' && { author }),
    ...(typeof html !== 'string' && { html }),
  };
  return { date: dayOf(entry), ...(Object.keys(own).length > 0 && { own }), ...texts };
}

/** An article's share image; `true` if the build draws it from the title. */
export function ownShareImage({ sharePicture }: Pick<ArticleEntry, 'sharePicture'>): OwnShareImage | undefined {
  if (typeof sharePicture !== 'object') return sharePicture || undefined;
  const { file, focus } = sharePicture;
  return focus ? { file, focus } : file;
}

/** An article's entry in the list of all. */
export function listedArticle(spec: SpecWithoutPages, entry: ArticleEntry): ListedArticle {
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

/** The texts of the reading time by plural form, such as `one` and `other`. */
export function pluralForms({ readingTime }: ArticleList): [string, Text][] {
  return Object.entries(readingTime).flatMap(([form, text]) => (text ? [[form, text]] : []));
}
