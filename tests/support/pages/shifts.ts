import type { Page } from 'playwright';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Layout shifts of a page. */
export interface Shifts {
  /** Their sum: at least the page's cumulative layout shift. */
  readonly sum: number;
  /** A line for each: its value, and the texts that moved. */
  readonly lines: readonly string[];
}

/** Records layout shifts in the page. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts = { sum: 0, lines: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40)).join(' | ');
        shifts.sum += value;
        shifts.lines.push(`${value.toFixed(4)}: ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts since the page was opened. */
export function shiftsOf(page: Page): Promise<Shifts> {
  return page.evaluate(async () => {
    // Shifts are reported after the next frame.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: Shifts }).shifts;
  });
}

/** Resolves when the page has been painted and has nothing left to do. */
function painted(page: Page): Promise<void> {
  return page.evaluate(async () => {
    while (performance.getEntriesByName('first-contentful-paint').length === 0)
      await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  });
}

/** Opens an address whose fonts arrive only after the page has settled. Returns the shifts before and in total. */
export async function openWithLateFont(page: Page, url: string): Promise<{ before: Shifts; after: Shifts }> {
  const [requested, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const fonts = '**/*.woff2';
  await page.route(fonts, async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  // Fonts delay the load event.
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await requested.promise;
  await painted(page);
  const before = await shiftsOf(page);
  released.resolve();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const after = await shiftsOf(page);
  await page.unroute(fonts);
  return { before, after };
}

/** A tenth of the cumulative layout shift that Core Web Vitals call good. */
export const MOST_SHIFT = 0.01;

/** The windows in which the heading font may arrive late: a phone and a desktop. */
export const FONT_WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/**
 * The layout shift when the font of an open page is replaced by its fallback and returns: what a late font moves,
 * without another visit. A line for each window that moves too much.
 */
export async function shiftsOfFont(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of FONT_WINDOWS) {
    await page.setViewportSize(size);
    const { sum, moved } = await page.evaluate(swapFont);
    if (sum >= MOST_SHIFT) found.push(`${size.width} px: ${sum.toFixed(4)}: ${moved.join(' | ')}`);
  }
  return found;
}

/** Runs in the page: takes the font away, and returns the shift when it comes back. */
async function swapFont(): Promise<{ sum: number; moved: string[] }> {
  const frames = async (): Promise<void> => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  };
  const isOfFile = (rule: CSSRule): boolean => rule instanceof CSSFontFaceRule && rule.cssText.includes('.woff2');
  const [sheet] = [...document.styleSheets].filter(({ cssRules }) => [...cssRules].some(isOfFile));
  if (!sheet) throw new Error('the page has no style sheet with a font file');
  const index = [...sheet.cssRules].findIndex(isOfFile);
  const face = sheet.cssRules[index]!.cssText;
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  sheet.deleteRule(index);
  await frames();
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => void shifts.push(...(list.getEntries() as Shift[])));
  observer.observe({ type: 'layout-shift' });
  sheet.insertRule(face, index);
  await document.fonts.ready;
  await frames();
  shifts.push(...(observer.takeRecords() as Shift[]));
  observer.disconnect();
  const moved = shifts.flatMap(({ sources }) =>
    sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? ''),
  );
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved };
}
