import { routes } from '#generated/routes.ts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Notes, in the page, what moves by itself. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) shifts.push(`${value.toFixed(4)}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // What a font moves is known when the next frame has been drawn.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: string[] }).shifts;
  });

const isPainted = (): boolean => performance.getEntriesByName('first-contentful-paint').length > 0;

describe('nothing moves while a page is loaded on a phone, though the heading’s font comes after the first paint', () => {
  for (const { url, locale } of routes.filter((route) => route.indexable && route.url === route.canonical)) {
    test(url, async ({ openPage }) => {
      const page = await openPage('about:blank', { locale: locale === 'en' ? 'en-US' : 'es-MX', viewport: { width: 412, height: 823 } });
      await watchShifts(page);
      let late = 0;
      await page.route('**/*.woff2', async (route) => {
        await page.waitForFunction(isPainted, undefined, { polling: 50 });
        late++;
        await route.continue();
      });
      await page.goto(url);
      expect(await shiftsOf(page)).toEqual([]);
      expect(late, 'fonts that came late').toBe(1);
    });
  }
});
