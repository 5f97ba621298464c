/** What a page's content security policy must allow. */
export interface PageNeeds {
  /** Hashes of inline scripts in the policy's syntax: `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Origins of embedded scripts and frames. */
  readonly scriptSources: readonly string[];
  /** Origins that the page's scripts send requests to. */
  readonly connectSources: readonly string[];
}

/**
 * The strictest policy under which such a page works: scripts and styles come from the site's files or match a hash.
 * Images include `data:` because the style sheets contain ornaments as masks.
 */
export function contentPolicy({ scriptHashes, styleHashes, scriptSources, connectSources }: PageNeeds): string {
  const list = (...sources: readonly string[]): string => ["'self'", ...new Set(sources)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${list(...scriptHashes, ...scriptSources)}`,
    `style-src ${list(...styleHashes)}`,
    `img-src ${list('data:')}`,
    `font-src ${list()}`,
    "manifest-src 'self'",
    `connect-src ${list(...connectSources)}`,
    // The site's own code never writes HTML or scripts from strings; embedded third-party scripts may.
    ...(scriptSources.length === 0
      ? ["require-trusted-types-for 'script'", "trusted-types 'none'"]
      : [`frame-src ${[...new Set(scriptSources)].join(' ')}`]),
    // Scripts submit the forms. Without them, a native submission would be lost, so block it.
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
