import type { Locale, Texts } from './text.ts';

/** A line of `#generated/articles.json`: what the addresses of an article are made of. */
export interface ListedArticle {
  readonly slug: string;
  readonly date: string;
}

/** `#generated/articles/<slug>.json`: an article's day, and its words in each language by the keys of the page that all share. */
export type ArticleFile = { readonly date: string } & Readonly<Record<Locale, Texts>>;
