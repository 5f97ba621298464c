/** What a page may load and do: everything that its content-security policy is made from. */
export interface PageNeeds {
  /** Hashes of scripts that stand in the page, as the policy writes them: `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Origins whose scripts and frames the page embeds. */
  readonly scriptSources: readonly string[];
  /** Origins that the page's scripts ask for something. */
  readonly connectSources: readonly string[];
}

/**
 * The strictest policy under which such a page works: scripts and styles from files of the site alone, or known by hash.
 * Some ornaments are `data:` masks in the style sheets.
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
    // The site itself never makes markup or scripts of texts. What somebody else's script does is theirs to say.
    ...(scriptSources.length === 0
      ? ["require-trusted-types-for 'script'", "trusted-types 'none'"]
      : [`frame-src ${[...new Set(scriptSources)].join(' ')}`]),
    // Forms are sent by script. What a browser would send by itself would be lost, so it stays on the page.
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
