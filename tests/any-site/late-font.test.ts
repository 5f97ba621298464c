import type { Browser } from 'playwright';
import { expect, inject } from 'vitest';
import { routes } from '#generated/routes.ts';
import { nextVisitor, test } from '../support/browser.ts';
import { openWithLateFont, watchShifts } from '../support/pages/shifts.ts';
import { newVisitor, type Route, type Visitor } from '../support/pages/visit.ts';

/** A tenth of the cumulative layout shift that Core Web Vitals call good. */
const MOST = 0.01;
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const remedy =
  'The heading has more or fewer lines in the fallback font: change its width, or `substitutes` of the brand.';

/** Visitors are reused, each for one language and window. */
const visitors = new Map<string, Promise<Visitor>>();

function visitorIn(browser: Browser, locale: Route['locale'], width: number): Promise<Visitor> {
  const start = async (): Promise<Visitor> => {
    const visitor = await newVisitor(browser, inject('baseUrl'), locale);
    await watchShifts(visitor.page);
    return visitor;
  };
  const key = `${locale} ${width}`;
  const visitor = visitors.get(key) ?? start();
  visitors.set(key, visitor);
  return visitor;
}

test.for(routes.filter(({ url, canonical }) => url === canonical))(
  '$url stays where it is when the heading font arrives late',
  async ({ url, locale }, { browser }) => {
    const open = async ({ width, height }: (typeof windows)[number]) => {
      const { page } = await visitorIn(browser, locale, width);
      await nextVisitor(page);
      await page.setViewportSize({ width, height });
      return { width, ...(await openWithLateFont(page, url)) };
    };
    for (const { width, before, after } of await Promise.all(windows.map(open))) {
      expect.soft(before.lines, `${width} px, before the font`).toEqual([]);
      expect.soft(after.sum, `${width} px, ${after.lines.join('; ')}. ${remedy}`).toBeLessThan(MOST);
    }
  },
);
