/**
 * Size budgets of a page: bytes of response bodies, compressed as the server sends them. `npm test` fails if one is
 * exceeded (tests/any-site/pages.test.ts).
 */
export const budgets = {
  /** The HTML with its CSS. */
  html: 16 * 1024,
  /** The scripts that a page fetches without interaction. */
  scripts: 2 * 1024,
  /** The heading font. */
  font: 20_000,
  /** The home page from opening to a submitted form, without the font. */
  homeFlow: 100 * 1024,
} as const;
