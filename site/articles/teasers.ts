import type { ArticleFile, CompiledPart, Locale, Texts } from '#contract';
import { articleRoutes, articles } from '#generated/routes.ts';
import { articleList } from '#generated/article-list.ts';
import { categoriesOf, newestFirst, listed, PAGE_LENGTH, pageCount, type ListPage } from './list-routes.ts';
import { minutesToRead } from './date-and-reading-time.ts';
import { fillIn } from '../shared/text.ts';

/** An article as lists show it. */
export interface Teaser {
  readonly slug: string;
  readonly date: string;
  readonly href: string;
  readonly heading: string;
  readonly description: string;
  readonly category: string;
  readonly author: string;
  readonly minutes: number;
}

/** A site's articles, as its pages list them and link to them. */
export type ArticleIndex = ReturnType<typeof articleIndex>;

/** The text of a dotted key; empty if there is none. */
export function textIn(texts: Texts, key: string): string {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>((inner, step) => (typeof inner === 'object' ? inner[step] : undefined), texts);
  return typeof found === 'string' ? found : '';
}

function keysIn(part: CompiledPart): readonly string[] {
  switch (part.kind) {
    case 'html':
      return [part.html];
    case 'table':
      return [part.caption, ...part.head, ...part.rows.flat()];
    case 'figure':
      return part.caption === undefined ? [] : [part.caption];
  }
}

/** The reading time of an article in minutes. */
export function minutesOf({ own, ...file }: ArticleFile, locale: Locale): number {
  const { html = 'article.html' } = own ?? {};
  const keys = typeof html === 'string' ? [html] : html.flatMap(keysIn);
  return minutesToRead(keys.map((key) => textIn(file[locale], key)).join(' '));
}

/** The number of related articles that a page links to. */
const RELATED = 3;

/** Indexes a site's articles. The file of an article is read when it is first needed. */
export function articleIndex(read: (slug: string) => ArticleFile, from = { articles, articleList, articleRoutes }) {
  const known = new Map<string, Teaser>();
  const bySlug = new Map(from.articles.map((article) => [article.slug, article]));
  const newest = newestFirst(from.articles);
  const byCategory = Map.groupBy(newest, ({ category }) => category);
  return {
    /** The published articles. */
    articles: from.articles,
    /** Undefined if the spec has no list, or the site fewer than two articles. */
    list: from.articles.length > 1 ? from.articleList : undefined,
    categories: categoriesOf(from.articles),
    teaser(slug: string, locale: Locale): Teaser {
      const name = `${locale}/${slug}`;
      const found = known.get(name) ?? makeTeaser(slug, locale);
      known.set(name, found);
      return found;
    },
    /** The slugs of the articles to link to from an article. */
    related(slug: string): readonly string[] {
      const { category, related = [] } = bySlug.get(slug) ?? { category: '' };
      const chosen = related.filter((other) => bySlug.has(other));
      if (chosen.length > 0) return chosen;
      const pool = [...(byCategory.get(category) ?? []).slice(0, RELATED + 1), ...newest.slice(0, 2 * RELATED + 1)];
      return [...new Set(pool.map((article) => article.slug))].filter((other) => other !== slug).slice(0, RELATED);
    },
  };

  function makeTeaser(slug: string, locale: Locale): Teaser {
    const file = read(slug);
    const article = bySlug.get(slug);
    const { [locale]: texts } = file;
    return {
      slug,
      date: file.date,
      href: (article && from.articleRoutes(article).find((route) => route.locale === locale)?.url) ?? '',
      heading: textIn(texts, 'article.heading'),
      description: textIn(texts, 'description'),
      category: textIn(texts, 'article.category'),
      author: typeof file.own?.author === 'object' ? file.own.author.name : textIn(texts, 'article.author'),
      minutes: minutesOf(file, locale),
    };
  }
}

/** The articles on a page of the list, newest first. */
export function teasersOn(index: ArticleIndex, { category, page }: ListPage, locale: Locale) {
  const all = listed(index.articles, category);
  const here = all.slice((page - 1) * PAGE_LENGTH, page * PAGE_LENGTH);
  return { teasers: here.map(({ slug }) => index.teaser(slug, locale)), pages: pageCount(all.length) };
}

/** A category's label, taken from its newest article. */
export function categoryLabel(index: ArticleIndex, category: string, locale: Locale): string {
  const [newest] = listed(index.articles, category);
  return newest === undefined ? category : index.teaser(newest.slug, locale).category;
}

/** The longest description in characters: search results cut longer ones. */
const LONGEST = 160;

/**
 * Title and description of a page of the list. All pages but the first are described by their headings, so that no two
 * have the same description.
 */
export function listHead(index: ArticleIndex, locale: Locale, on: ListPage, title: string) {
  const { list } = index;
  if (!list) throw new Error('A route shows the article list, but the spec has none: run npm run generate.');
  const { teasers, pages } = teasersOn(index, on, locale);
  const { category, page } = on;
  const named = category === undefined ? title : `${categoryLabel(index, category, locale)} – ${title}`;
  if (category === undefined && page === 1) return { title, description: list.description[locale] };
  const headings = teasers.map(({ heading }) => heading).join(' · ');
  const description =
    headings.length > LONGEST ? `${headings.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…` : headings;
  return { title: page === 1 ? named : `${named} (${fillIn(list.position[locale], { page, pages })})`, description };
}
