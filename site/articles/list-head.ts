import type { Locale } from '#contract';
import { fillIn } from '../lib/fill-in.ts';
import { listed, PAGE_LENGTH, pageCount, type ListPage } from './list-routes.ts';
import type { ArticleIndex } from './teasers.ts';

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
