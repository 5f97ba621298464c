/**
 * What a page may weigh, in bytes as they come over the line: bodies without headers, compressed as the server sends them
 * to a browser. Bytes are exact, so `npm test` fails when one is exceeded (tests/browser/pages.test.ts, bytes.test.ts).
 */
export const budgets = {
  /** The HTML with all that the first paint waits for. */
  html: 16 * 1024,
  /** The scripts that a page fetches before anybody touches it. */
  scripts: 2048,
  /** The heading font. */
  font: 20_000,
  /** The home page from opening to a sent form, all of it but the font. */
  homeFlow: 100 * 1024,
} as const;
