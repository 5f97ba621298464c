import { classesOf, isRootState } from './page-styles.ts';
import { keepSelectors, requires, type SelectorPart } from './selectors.ts';

/** Where what nobody sees at first begins: the footer, below all that a page says. */
const FOOTER = /<footer class="footer[^>]*>/;
/** The layout of pages that fit on one screen, with their footer. */
const ONE_SCREEN = / data-layout="message"/;
/** An icon by its class, whose rule gives it its picture and nothing else. */
const ICON = /\bi-ph-[a-z-]+/g;
/** At-rules that are no condition of rules in them. */
const STANDALONE = /^(?:(?:-\w+-)?keyframes|font-face|page|view-transition)$/;
/** The site's style sheet in two. */
export interface SheetByTime {
  /** What a page is first painted with. */
  readonly early: string;
  /** What counts further down or later: a file that browsers wait for only where the footer begins, so it has to follow `early`. */
  readonly late: string;
  /** What of a page needs rules of `early`: its footer does not for its icons. */
  readonly firstSeen: (html: string) => string;
}

/** What a page shows before its footer. */
export function aboveFooter(html: string): string {
  const footer = html.search(FOOTER);
  return footer === -1 ? html : html.slice(0, footer);
}

/** Whether a page gets its late styles as a file: not one that shows its footer at once. */
export function waitsForLate(html: string): boolean {
  return FOOTER.test(html) && !ONE_SCREEN.test(html);
}

/**
 * Takes out of a style sheet what is for the footer, for parts that only scripts make, and for what a visitor does first.
 *
 * @param pages the HTML of every page
 */
export function withoutLate(css: string, pages: readonly string[]): SheetByTime {
  const seen = new Set(pages.flatMap((html) => [...classesOf(aboveFooter(html))]));
  const isLatePart = (part: SelectorPart): boolean =>
    isOfLater(part) || (part.type === 'class' && !isRootState(String(part.name)) && !seen.has(String(part.name)));
  const isLate = (selector: string): boolean => requires(selector, isLatePart);
  const icons = iconsOfFooters(pages.filter(waitsForLate));
  // An icon may be above the footer too: its rule says the same in both places.
  const isIcon = (selector: string): boolean =>
    requires(selector, ({ type, name }) => type === 'class' && icons.has(String(name)));
  const late = keepSelectors(css, (selector) => isLate(selector) || isIcon(selector));
  late.walkAtRules(STANDALONE, (rule) => void rule.remove());
  return {
    early: keepSelectors(css, (selector) => !isLate(selector)).toString(),
    late: late.toString(),
    firstSeen(html) {
      const above = aboveFooter(html);
      return above + html.slice(above.length).replaceAll(ICON, (icon) => (icons.has(icon) ? '' : icon));
    },
  };
}

/** Whether a part of a selector needs what a visitor does first: points at something, opens a dialog, sends a form. */
function isOfLater({ type, kind, name }: SelectorPart): boolean {
  if (type === 'pseudo-class') return kind === 'hover' || kind === 'disabled';
  if (type === 'pseudo-element') return kind === 'backdrop';
  return (type === 'type' && name === 'dialog') || (type === 'attribute' && name === 'aria-invalid');
}

/** The icons of footers that on most pages stand nowhere else. */
function iconsOfFooters(pages: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const html of pages) {
    const above = aboveFooter(html);
    const below = new Set(html.slice(above.length).match(ICON));
    for (const icon of below) counts.set(icon, (counts.get(icon) ?? 0) + (above.includes(icon) ? -1 : 1));
  }
  return new Set([...counts].flatMap(([icon, count]) => (count > 0 ? [icon] : [])));
}

/** A page that names the file of the late rules where its footer begins: whatever stands before is painted without it. */
export function withLateSheet(html: string, path: string): string {
  return html.replace(FOOTER, (footer) => `${footer}<link rel="stylesheet" href="${path}">`);
}
