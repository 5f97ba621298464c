/** What the site answers: routes and redirects, with the headers of the answers, for the server and for hosts. */
import type { ArticleEntry, PageName } from '#schema';
import type { Focus, Immutable, Locale } from './page.ts';
import type { Languages } from './site.ts';

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

/** An entry of `#generated/articles.json`: what determines the addresses of an article, and whether it is published. */
export interface ListedArticle extends Immutable<
  Pick<ArticleEntry, 'slug' | 'updated' | 'draft' | 'publish' | 'related'>
> {
  readonly date: string;
  /** The category's name in addresses: the last segment of the address of its list. */
  readonly category: string;
  readonly sharePicture?: OwnShareImage | undefined;
}

/** The data behind an article's routes. */
export type AddressedArticle = Pick<ListedArticle, 'slug' | 'date' | 'updated' | 'sharePicture'>;

/** Response headers by their names in lower case. */
export type HeaderSet = Readonly<Record<string, string>>;

/** The differences of a page from the common headers; `null` removes a header. */
export type HeaderChanges = Readonly<Record<string, string | null>>;

/** A content security policy, and the pages that it fits, by the `url` of their routes. */
export interface PagePolicy {
  readonly policy: string;
  readonly pages: readonly string[];
}

/** The headers of every response: the build writes them to `dist/headers.json`. */
export interface SiteHeaders {
  /** Sent with every response, redirects and errors included. */
  readonly common: HeaderSet;
  /** Sent with every page as well. */
  readonly page: HeaderSet;
  /** Sent with other files, by the start of their path; the first match applies. */
  readonly files: readonly { readonly prefix: string; readonly headers: HeaderSet }[];
  /** The differences of single pages from `common`, by the `url` of their route. */
  readonly changes: Readonly<Record<string, HeaderChanges>>;
  /** The policies that allow a page its own inline scripts and styles alone, for a server that can send each its own. */
  readonly policies: readonly PagePolicy[];
}

/** A built site: the input for the settings of any host. */
export interface HostedSite {
  readonly routes: readonly ServedRoute[];
  readonly redirects: readonly RedirectEntry[];
  readonly headers: SiteHeaders;
  /** The paths of all files that are served, pages included: `/assets/a.js`, `/home.html`. */
  readonly files: readonly string[];
  /** The public origin, without a slash at the end. */
  readonly origin: string;
  readonly languages: Languages;
  /** The cookie that stores the language a visitor chose, and its lifetime in seconds. */
  readonly language: { readonly cookie: string; readonly maxAge: number };
  /** The address of your own server, for a web server in front of it. */
  readonly server: string;
  /** The path of that server's metrics, which must not be public. */
  readonly metricsPath: string;
}

/** The settings for a host: file contents by path in the host's folder. */
export type HostSettings = Readonly<Record<string, string>>;
