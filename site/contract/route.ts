import type { PageName } from '#schema';
import type { AddressedArticle } from './article.ts';
import type { Focus } from './image.ts';
import type { Locale } from './text.ts';

export type { PageName };

/**
 * A picture file to share, with the point that cropping keeps visible if the spec sets it; `true`: the build draws a
 * share image from the title.
 */
export type OwnShareImage = boolean | string | { readonly file: string; readonly focus: Focus };

/** An address that the site answers: an entry of `#generated/routes.ts`. */
export interface RouteEntry<L extends string = Locale> {
  readonly url: string;
  /** A regular expression: every address that matches shows this page, and `url` only names its file. */
  readonly pattern?: string;
  readonly page: PageName;
  /** The slug of the article that it shows. */
  readonly article?: string;
  /** The page of the article list that it shows, in place of the blocks of its page. */
  readonly list?: { readonly category?: string; readonly page: number };
  /** Default: `true` for a page, none for an article. */
  readonly ownShareImage?: OwnShareImage;
  readonly locale: L;
  /** The path of the page's own address in this language. */
  readonly canonical: string;
  /** The page's own address in each language that it has. */
  readonly alternates: Readonly<Partial<Record<L, string>>>;
  readonly status: 200 | 404;
  /** Whether search engines may list it. */
  readonly indexable: boolean;
  /** The date of its content, if it has one. */
  readonly modified?: string;
  /** The page whose share image it uses if it has none of its own. */
  readonly shareImagePage?: PageName;
  /** Origins whose scripts and frames the page embeds. */
  readonly scriptSources?: readonly string[];
  /** Origins that the page's scripts connect to. */
  readonly connectSources?: readonly string[];
}

/** The part of a route that servers and hosts need. */
export type ServedRoute = Pick<RouteEntry<string>, 'url' | 'pattern' | 'locale' | 'alternates' | 'status'>;

/** The routes of an article. */
export type ArticleRoutes = (article: AddressedArticle) => readonly RouteEntry[];

/** A redirect from one address to another. */
export interface RedirectEntry {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302 | 308;
}
