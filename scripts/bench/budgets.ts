/**
 * What a page may weigh: bytes of bodies, compressed as the server sends them. `npm test` fails when one is exceeded
 * (tests/any-site/pages.test.ts).
 */
export const budgets = {
  /** The HTML with its CSS. */
  html: 16 * 1024,
  /** The scripts that a page fetches before anybody touches it. */
  scripts: 2 * 1024,
  /** The heading font. */
  font: 20_000,
  /** The home page from opening to a sent form, without the font. */
  homeFlow: 100 * 1024,
} as const;
