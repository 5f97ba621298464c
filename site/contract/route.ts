import type { PageName } from '#schema';
import type { AddressedArticle } from './article.ts';
import type { Locale } from './text.ts';

export type { PageName };

/** An address that the site answers: an entry of `#generated/routes.ts`. */
export interface RouteEntry<L extends string = Locale> {
  readonly url: string;
  /** A regular expression: every address that it matches answers with this page, and its url only names the file. */
  readonly pattern?: string;
  readonly page: PageName;
  /** The slug of the article that it shows. */
  readonly article?: string;
  /** The page of the list of the articles that it shows, instead of the blocks of its page. */
  readonly list?: { readonly category?: string; readonly page: number };
  /** The picture that is its share image; `true` where one is made of its title. Default: a page has one, an article has not. */
  readonly ownShareImage?: boolean | string;
  readonly locale: L;
  /** The path of the page's own address in this language. */
  readonly canonical: string;
  /** The page's own address in each language that it has. */
  readonly alternates: Readonly<Partial<Record<L, string>>>;
  readonly status: 200 | 404;
  /** Whether search engines may list it. */
  readonly indexable: boolean;
  /** The day of what the page shows, where it has one. */
  readonly modified?: string;
  /** The page whose share image stands for it as well, where it has none of its own. */
  readonly shareImagePage?: PageName;
  /** Origins whose scripts and frames the page embeds. */
  readonly scriptSources?: readonly string[];
  /** Origins that the page's scripts connect to. */
  readonly connectSources?: readonly string[];
}

/** The part of an address that servers and hosts need, whatever the languages. */
export type ServedRoute = Pick<RouteEntry<string>, 'url' | 'pattern' | 'locale' | 'alternates' | 'status'>;

/** The addresses of an article. */
export type ArticleRoutes = (article: AddressedArticle) => readonly RouteEntry[];

/** An address that leads to another one. */
export interface RedirectEntry {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302 | 308;
}
