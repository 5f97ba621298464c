import { createHash } from 'node:crypto';
import { waitsForLate, withoutLate } from './late-styles.ts';
import { divideStyles, stylesForAll } from './page-styles.ts';
import { withoutRare } from './rare-styles.ts';
import { withoutUnusedVariables } from './variables.ts';

/**
 * How many different style sheets the pages get at most. Every answer's policy names each by its hash, and hosts limit how long
 * a header may be and how many pages may have headers of their own.
 */
const MOST = { withLate: 18, whole: 2 } as const;

/** What stands in one page. */
export interface PageStyles {
  readonly text: string;
  /** Whether the page names the file of the late rules, because its own text lacks them. */
  readonly hasLate: boolean;
}

/** The site's style sheet as it is served. */
export interface SiteStyles {
  readonly stylesOf: (html: string) => PageStyles;
  /** What stands in a file: the late rules, and the rare ones behind them. */
  readonly file: { readonly path: string; readonly text: string };
  /** All of it, as its sources follow one another. */
  readonly all: string;
}

/**
 * Divides the site's style sheet by when it counts, and what a page is painted with by what the page has.
 *
 * @param css the whole style sheet
 * @param pages the HTML of every page
 */
export function siteStyles(css: string, pages: readonly string[]): SiteStyles {
  const { early, late, firstSeen } = withoutLate(css, pages);
  const [common, lateCommon] = [withoutRare(early), withoutRare(late)];
  const waiting = pages.filter(waitsForLate).map(firstSeen);
  const { rest, unused } = withoutUnusedVariables(common.common, stylesForAll(common.common, waiting));
  const earlyOf = divideStyles(rest, waiting, MOST.withLate, pages);
  const wholeOf = divideStyles(
    common.common + lateCommon.common,
    pages.filter((html) => !waitsForLate(html)),
    MOST.whole,
    pages,
  );
  const text = stylesForAll(unused + lateCommon.common + common.rare + lateCommon.rare, pages);
  return {
    stylesOf: (html) =>
      waitsForLate(html) ? { text: earlyOf(firstSeen(html)), hasLate: true } : { text: wholeOf(html), hasLate: false },
    file: { path: `/assets/static/late.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`, text },
    all: css,
  };
}
