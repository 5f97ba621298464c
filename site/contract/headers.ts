/** Response headers by their names in lower case. */
export type HeaderSet = Readonly<Record<string, string>>;

/** In what a page differs from the others; `null` for a header that it does not send. */
export type HeaderChanges = Readonly<Record<string, string | null>>;

/** The headers of every answer of the site, whoever sends it: the build writes them to `dist/headers.json`. */
export interface SiteHeaders {
  /** Of every answer, redirects and errors included. */
  readonly common: HeaderSet;
  /** Of every page, besides. */
  readonly page: HeaderSet;
  /** Of other files, by how their path begins; the first that fits holds. */
  readonly files: readonly { readonly prefix: string; readonly headers: HeaderSet }[];
  /** Of single pages, by the `url` of their route, where they differ from `common`. */
  readonly changes: Readonly<Record<string, HeaderChanges>>;
}
