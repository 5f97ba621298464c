import type { Page } from 'playwright';

import { HEIGHT, NARROW, WIDE } from '../looks.ts';

/**
 * Where a page leaves the grid in a wide window. Two columns have the ratio 5:7, 7:5 beside a drawing, or equal widths.
 */
export async function offTheGrid(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: WIDE, height: HEIGHT });
  return page.evaluate(() => {
    const wrap = document.querySelector('.footer .wrap');
    if (!wrap) return ['the page has no footer'];
    const contentOf = (element: Element): { left: number; width: number } => {
      const { left, width } = element.getBoundingClientRect();
      const { paddingLeft, paddingRight, borderLeftWidth } = getComputedStyle(element);
      const before = parseFloat(paddingLeft) + parseFloat(borderLeftWidth);
      return { left: left + before, width: width - before - parseFloat(paddingRight) };
    };
    const page = contentOf(wrap);
    const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1;
    const nameOf = (element: Element): string => `.${[...element.classList].join('.')}`;
    const columns = [...document.querySelectorAll('main *, .footer *')].flatMap((element) => {
      const { display, gridTemplateColumns, columnGap } = getComputedStyle(element);
      const [first = '', second, ...more] = gridTemplateColumns.split(' ');
      if (display !== 'grid' || second === undefined || more.length > 0 || !element.checkVisibility()) return [];
      const { left, width } = contentOf(element);
      // Nested columns and forms have their own widths.
      if (!isNear(left, page.left) || !isNear(width, page.width)) return [];
      const gap = parseFloat(columnGap);
      const edge = parseFloat(first) + gap;
      const allowed = [5, 6, 7].map((parts) => ((width - gap) * parts) / 12 + gap);
      return allowed.some((each) => isNear(each, edge))
        ? []
        : [`${nameOf(element)}: its second column begins at ${Math.round(left + edge)} px`];
    });
    return columns;
  });
}

/**
 * Non-breaking spans (site/render/prose.tsx) whose parent is a flex container or a grid. There each span becomes
 * an item of its own, which breaks the line.
 */
export function separatedSpans(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.nb')].flatMap(({ textContent, parentElement: line }) =>
      line && /flex|grid/.test(getComputedStyle(line).display) ? [`"${textContent}" in "${line.textContent}"`] : [],
    ),
  );
}

/** The names of view transitions that several elements of a page have: the browser then skips the transition. */
export function sharedTransitionNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = Array.from(document.querySelectorAll('main *'), (part) => getComputedStyle(part).viewTransitionName);
    return names.filter((name, index) => name !== 'none' && names.indexOf(name) !== index);
  });
}

/**
 * The texts of drawn papers that are below 13 px, and words that break within, in a wide window and on a phone; and the
 * texts of the page under a paper that stands as a board, in the narrowest window with boards.
 */
export async function flawsOfPapers(page: Page): Promise<string[]> {
  const papers = page.locator('.specimen');
  if ((await papers.count()) === 0) return [];
  const found: string[] = [];
  for (const width of [WIDE, NARROW]) {
    await page.setViewportSize({ width, height: HEIGHT });
    found.push(...(await papers.evaluateAll(flawsOf)).map((flaw) => `${width} px: ${flaw}`));
  }
  const boards = page.locator('.board');
  if ((await boards.count()) === 0) return found;
  await page.setViewportSize({ width: NARROWEST_WITH_BOARD, height: HEIGHT });
  return [...found, ...(await boards.evaluateAll(textsUnder))];
}

/** In narrower windows a board stands below the texts: see the block `specimen`. */
const NARROWEST_WITH_BOARD = 992;

/** Runs in the page. */
function textsUnder(boards: readonly Element[]): string[] {
  return boards.flatMap((board) => {
    const { left, right, top, bottom } = board.getBoundingClientRect();
    const texts = document.createTreeWalker(board.closest('.wrap')!, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement!.closest('.board, .sr')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      if (lines.some((line) => line.right > left && line.left < right && line.bottom > top && line.top < bottom))
        covered.push(`under a board: ${text.textContent}`);
    }
    return covered;
  });
}

/** Runs in the page. */
function flawsOf(papers: readonly Element[]): string[] {
  const flaws: string[] = [];
  for (const paper of papers) {
    const texts = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!;
      if (parent.closest('.sr, svg') || !text.textContent?.trim()) continue;
      if (Number.parseFloat(getComputedStyle(parent).fontSize) < 13) flaws.push(`small: ${text.textContent}`);
      for (const { 0: word, index } of text.textContent.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1)
          flaws.push(`broken: ${word}`);
      }
    }
  }
  return flaws;
}
