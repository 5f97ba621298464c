import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';

interface Focused {
  readonly what: string;
  /** The part of the page that it is in. */
  readonly part: 'header' | 'main' | 'footer';
  /** Whether all of it can be seen: nothing lies over its middle, and it is inside the window. */
  readonly seen: boolean;
  readonly outlined: boolean;
}

/** What has the focus; nothing when the browser itself has it. */
const focused = (page: Page): Promise<Focused | null> =>
  page.evaluate(async () => {
    // The browser scrolls to what gets the focus with the next frame.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    // A card shows the focus of the link that covers it.
    const frame = element.closest('.window');
    const framed = frame !== null && getComputedStyle(frame).outlineStyle !== 'none';
    return {
      part: element.closest('footer') ? 'footer' : element.closest('main') ? 'main' : 'header',
      what: `${element.tagName} ${element.id} ${element.textContent.trim().slice(0, 40)}`,
      seen: over !== null && (element.contains(over) || over.contains(element)) && top >= -1 && top + height <= innerHeight + 1,
      outlined: framed || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
    };
  });

/**
 * Goes through the page with a key until the focus leaves it, or a part that is looked at elsewhere begins.
 * @returns what was not as it should be
 */
const walk = async (page: Page, key: 'Tab' | 'Shift+Tab', end?: Focused['part']): Promise<string[]> => {
  const faults: string[] = [];
  let steps = 0;
  for (; steps < 200; steps += 1) {
    await page.keyboard.press(key);
    const now = await focused(page);
    if (!now || now.part === end) break;
    if (!now.seen) faults.push(`hidden: ${now.what}`);
    if (!now.outlined) faults.push(`without an outline: ${now.what}`);
  }
  expect(steps).toBeGreaterThan(end ? 5 : 30);
  return faults;
};

describe.for([1440, 360])('the focus can always be seen, forwards and backwards, at %s px', (width) => {
  const visitor = { viewport: { width, height: 740 }, reducedMotion: 'reduce' } as const;

  test('/inicio, all of it', async ({ openPage }) => {
    const page = await openPage('/inicio', visitor);
    expect(await walk(page, 'Tab')).toEqual([]);
    expect(await walk(page, 'Shift+Tab')).toEqual([]);
  });

  for (const url of ['/servicios', '/softlanding-landing', '/terminos', '/empresa/careers', '/contacto']) {
    test(`${url}, between header and footer`, async ({ openPage }) => {
      const page = await openPage(url, visitor);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await walk(page, 'Tab', 'footer')).toEqual([]);
      expect(await walk(page, 'Shift+Tab', 'header')).toEqual([]);
    });
  }
});
