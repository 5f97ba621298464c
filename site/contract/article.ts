import type { CompiledBlockOf } from './block.ts';
import type { Locale, Localized, TextKey, Texts } from './text.ts';

/** A line of `#generated/articles.json`: what decides where an article is, and whether it is there. */
export interface ListedArticle {
  readonly slug: string;
  readonly date: string;
  /** The name of its category, the last part of the address of that category's list. */
  readonly category: string;
  readonly updated?: string | undefined;
  /** Whether it is in no build. */
  readonly draft?: boolean | undefined;
  /** When it appears, in the time zone of the firm: `2027-01-15T09:00`. */
  readonly publish?: string | undefined;
  /** The slugs of the articles that it leads on to. */
  readonly related?: readonly string[] | undefined;
  /** The picture that is its share image; `true` where one is made of its title. */
  readonly sharePicture?: boolean | string | undefined;
}

/** What the addresses of an article are made of. */
export type AddressedArticle = Pick<ListedArticle, 'slug' | 'date' | 'updated' | 'sharePicture'>;

/** What an article's page has otherwise than the page that all share. */
export type ArticleOwn = Partial<Pick<CompiledBlockOf<'article'>, 'updated' | 'author' | 'html'>>;

/**
 * `#generated/articles/<slug>.json`: an article's day, what its page has of its own, and its words in each language by the
 * keys of the page that all share.
 */
export type ArticleFile = { readonly date: string; readonly own?: ArticleOwn } & Readonly<Record<Locale, Texts>>;

/** A part of an article's text. */
export type CompiledPart = Exclude<CompiledBlockOf<'article'>['html'], TextKey>[number];

/** The list of the articles: `#generated/article-list.ts`. Texts stand there in each language; nothing of it changes with an article. */
export interface CompiledArticleList {
  /** The page at whose address it stands, and that address in each language. */
  readonly page: string;
  readonly href: Localized;
  readonly description: Localized;
  readonly heading: Localized;
  readonly lead?: Localized;
  readonly all: Localized;
  readonly categories: Localized;
  readonly pages: Localized;
  readonly newer: Localized;
  readonly older: Localized;
  readonly position: Localized;
  /** By Unicode's plural categories. */
  readonly readingTime: Readonly<Partial<Record<Intl.LDMLPluralRule, Localized>>>;
  readonly updated: Localized;
  readonly related: Localized;
  readonly feed: Localized;
}
