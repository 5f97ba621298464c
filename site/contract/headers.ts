/** Response headers by their names in lower case. */
export type HeaderSet = Readonly<Record<string, string>>;

/** The differences of a page from the common headers; `null` removes a header. */
export type HeaderChanges = Readonly<Record<string, string | null>>;

/** The headers of every response, on any host: the build writes them to `dist/headers.json`. */
export interface SiteHeaders {
  /** Sent with every response, redirects and errors included. */
  readonly common: HeaderSet;
  /** Sent with every page as well. */
  readonly page: HeaderSet;
  /** Sent with other files, by the start of their path; the first match applies. */
  readonly files: readonly { readonly prefix: string; readonly headers: HeaderSet }[];
  /** The differences of single pages from `common`, by the `url` of their route. */
  readonly changes: Readonly<Record<string, HeaderChanges>>;
}
