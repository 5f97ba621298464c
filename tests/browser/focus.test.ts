import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';
import { focused, type Focused } from '../support/pages/focused.ts';
import { stopPainting } from '../support/pages/painting.ts';

/**
 * Presses a key until the focus leaves the page, or reaches a part that another test covers.
 * @returns the focused elements that are out of order, hidden or without an outline
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', end?: Focused['part']): Promise<string[]> {
  // Only positions matter here.
  await page.evaluate(stopPainting);
  const faults: string[] = [];
  let steps = 0;
  for (; steps < 200; steps += 1) {
    await page.keyboard.press(key);
    const now = await page.evaluate(focused);
    if (!now || now.part === end) break;
    if (now.by !== undefined && now.by !== key) faults.push(`out of order: ${now.what}`);
    if (!now.seen) faults.push(`hidden: ${now.what}`);
    if (!now.outlined) faults.push(`without an outline: ${now.what}`);
  }
  expect(steps).toBeGreaterThan(end ? 5 : 30);
  return faults;
}

describe('the focus follows the page and can always be seen, forwards and backwards', () => {
  const visitor = (width: number, height = 740) => ({ viewport: { width, height }, reducedMotion: 'reduce' }) as const;

  test('on all of the home page, in a wide window', async ({ reopen }) => {
    const page = await reopen('/inicio', visitor(1440));
    expect(await walk(page, 'Tab')).toEqual([]);
    expect(await walk(page, 'Shift+Tab')).toEqual([]);
  });

  test('on a small screen with sticky parts', async ({ reopen }) => {
    const page = await reopen('/servicios/tratamientos?audiencia=personas', visitor(390, 640));
    expect(await walk(page, 'Tab')).toEqual([]);
  });

  test('on a phone, between the header and footer of a landing', async ({ reopen }) => {
    const page = await reopen('/softlanding-promo', visitor(360));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('main:focus').waitFor();
    expect(await walk(page, 'Tab', 'footer')).toEqual([]);
    expect(await walk(page, 'Shift+Tab', 'header')).toEqual([]);
  });
});
