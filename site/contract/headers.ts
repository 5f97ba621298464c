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
