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
