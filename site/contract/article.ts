import type { ArticleList } from '#schema';
import type { CompiledBlockOf } from './block.ts';
import type { OwnShareImage } from './route.ts';
import type { Locale, Localized, TextKey, Texts } from './text.ts';

/** An entry of `#generated/articles.json`: what determines the addresses of an article, and whether it is published. */
export interface ListedArticle {
  readonly slug: string;
  readonly date: string;
  /** The category's name in addresses: the last segment of the address of its list. */
  readonly category: string;
  readonly updated?: string | undefined;
  /** Builds leave drafts out. */
  readonly draft?: boolean | undefined;
  /** When it is published, in the time zone of the firm: `2027-01-15T09:00`. */
  readonly publish?: string | undefined;
  /** The slugs of related articles. */
  readonly related?: readonly string[] | undefined;
  readonly sharePicture?: OwnShareImage | undefined;
}

/** The data behind an article's routes. */
export type AddressedArticle = Pick<ListedArticle, 'slug' | 'date' | 'updated' | 'sharePicture'>;

/** Where an article's page differs from the page that all articles share. */
export type ArticleOwn = Partial<Pick<CompiledBlockOf<'article'>, 'updated' | 'author' | 'html'>>;

/**
 * `#generated/articles/<slug>.json`: the date of an article, where its page differs from the shared page, and its texts
 * in each language, under the keys of the shared page.
 */
export type ArticleFile = { readonly date: string; readonly own?: ArticleOwn } & Readonly<Record<Locale, Texts>>;

/** A part of an article's text. */
export type CompiledPart = Exclude<CompiledBlockOf<'article'>['html'], TextKey>[number];

/**
 * The article list with its texts: `#generated/article-list.ts`. It contains nothing of single articles, so that adding
 * one does not change it.
 */
export interface CompiledArticleList extends Readonly<
  Record<Exclude<keyof ArticleList, 'page' | 'lead' | 'readingTime'>, Localized>
> {
  /** The page that the list replaces, and the address of that page in each language. */
  readonly page: string;
  readonly href: Localized;
  readonly lead?: Localized;
  /** By Unicode's plural categories. */
  readonly readingTime: Readonly<Partial<Record<Intl.LDMLPluralRule, Localized>>>;
}
