import type { Page } from 'playwright';

import { resumePainting, stopPainting } from './painting.ts';

const HEIGHT = 800;
/** The widths at which text is spaced as WCAG 1.4.12 demands: the narrowest of all, and a desktop. */
const NARROWEST = 320;
const WIDE = 1280;
/** A phone, and the narrowest window with columns. */
const LARGE_TEXT = [390, 1200];
/**
 * A window of 1280 × 1024 px at 400 %, and a phone in landscape. Fixed and sticky elements must leave most of it
 * readable.
 */
const LOW = {
  zoomed: { what: 'at 400 %', width: NARROWEST, height: 256 },
  landscape: { what: 'on a phone in landscape', width: 740, height: 360 },
};

const REMEDY = 'Use a shorter word, or mark where it may break (soft hyphen, \\u00AD).';

/**
 * Where a page does not fit its window: horizontal overflow, fixed elements that cover too much, and clipped text, on
 * narrow and low screens, at twice the text size and with more spacing. A line for each.
 *
 * @param isTranslation checks only the narrowest windows, in which a longer word may not fit
 */
export async function findOverflow(page: Page, isTranslation = false): Promise<string[]> {
  const found: string[] = [];
  const look = async (width: number, what: string, height = HEIGHT): Promise<void> => {
    await page.setViewportSize({ width, height });
    const excess = await page.evaluate(() => {
      scrollTo({ left: 1000, behavior: 'instant' });
      return Math.max(scrollX, document.documentElement.scrollWidth - document.documentElement.clientWidth);
    });
    if (excess > 0)
      found.push(`${what}, ${width} px: ${excess} px too wide: ${await page.evaluate(widest)}. ${REMEDY}`);
    // Elements with hidden overflow do not scroll, so text beyond the edge is lost.
    for (const line of await page.evaluate(beyondTheEdge))
      found.push(`${what}, ${width} px: ends beyond the window: ${line}. ${REMEDY}`);
  };
  const lookLow = async ({ what, width, height }: typeof LOW.zoomed): Promise<void> => {
    await look(width, what, height);
    const left = await page.evaluate(readableHeight);
    if (left < height / 2) found.push(`${what}, ${width} px: ${left} of ${height} px are left beside fixed elements`);
  };
  // Each resize and each change of the spacing costs a layout, which takes longer than the checks, so each is used as
  // rarely as possible.
  const lookClosely = async (): Promise<void> => {
    const spaced: { width: number; cut: string[] }[] = [];
    const usual = new Map<number, string[]>();
    await lookLow(LOW.zoomed);
    usual.set(NARROWEST, await page.evaluate(cutOff));
    await page.evaluate(spaceText);
    for (const width of [NARROWEST, WIDE]) {
      await look(width, 'spaced text');
      spaced.push({ width, cut: await page.evaluate(cutOff) });
    }
    await page.evaluate(resumePainting);
    usual.set(WIDE, await page.evaluate(cutOff));
    await lookLow(LOW.landscape);
    for (const { width, cut } of spaced) {
      const more = cut.filter((text) => !usual.get(width)?.includes(text));
      found.push(...more.map((text) => `spaced text, ${width} px: cut off: ${text}`));
    }
  };
  // Only the layout matters here, and not painting the page halves the cost.
  await page.evaluate(stopPainting);
  if (isTranslation) await look(NARROWEST, 'text of 16 px');
  else await lookClosely();
  // The font size of the browser's settings.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const width of isTranslation ? LARGE_TEXT.slice(0, 1) : LARGE_TEXT) await look(width, 'text of 32 px');
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  if (size !== '32px') throw new Error(`the browser did not take the text size: ${size}`);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await devTools.detach();
  await page.evaluate(resumePainting);
  return found;
}

/** The innermost element that reaches furthest to the right, and the beginning of its text. */
function widest(): string {
  const reach = (element: Element): number => element.getBoundingClientRect().right;
  const [first] = [...document.body.querySelectorAll('*')].toSorted(
    (one, other) => reach(other) - reach(one) || Number(one.contains(other)) - Number(other.contains(one)),
  );
  return `${first?.tagName} ${first?.textContent.trim().slice(0, 40)}`;
}

/**
 * Texts that end beyond the window, except those that are visually hidden, scroll on their own or end in an ellipsis.
 */
function beyondTheEdge(): string[] {
  const isExempt = (element: Element | null): boolean => {
    if (element === null) return false;
    const { clipPath, overflowX, textOverflow } = getComputedStyle(element);
    const isShown = clipPath === 'none' && !/auto|scroll/.test(overflowX) && textOverflow !== 'ellipsis';
    return !isShown || isExempt(element.parentElement);
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNodeContents(text);
    const { right, width } = range.getBoundingClientRect();
    if (width === 0 || right <= document.documentElement.clientWidth + 1 || isExempt(text.parentElement)) continue;
    found.push(`${text.parentElement?.tagName} ${text.textContent?.trim().slice(0, 40)}`);
  }
  return found;
}

/**
 * The height, in the middle column of the window, that fixed and sticky elements leave free while the page is scrolled.
 */
function readableHeight(): number {
  scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
  const isFixed = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
  let left = 0;
  for (let y = 0; y < innerHeight; y += 4) if (!isFixed(document.elementFromPoint(innerWidth / 2, y))) left += 4;
  return left;
}

/** Applies the text spacing of WCAG 1.4.12. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Elements that clip their text without an ellipsis. */
function cutOff(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      const overflows =
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      if (!overflows || element.clientHeight < 8 || element.textContent.trim() === '' || !element.checkVisibility())
        return false;
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    })
    .map((element) => `${element.tagName}.${element.className} ${element.textContent.trim().slice(0, 40)}`);
}
