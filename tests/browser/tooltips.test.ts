import type { Page } from 'playwright';
import { constants } from '#generated/site.ts';
import { describe, expect } from 'vitest';
import { settled, test } from '../support/browser.ts';
import { holdScripts } from '../support/hold-scripts.ts';

const address = '/cumplimiento-fintech-landing';
const { delay, skipDelay } = constants.tooltips;

function tip(page: Page, index: number) {
  return page.locator('.tip').nth(index);
}

function text(page: Page, index: number) {
  return tip(page, index).getByRole('tooltip');
}

function button(page: Page, index: number) {
  return tip(page, index).getByRole('button');
}

/** The page with a clock that only the test moves. */
async function withClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await page.clock.pauseAt(Date.now() + 60_000);
}

describe('tooltips', () => {
  test('open a while after the pointer came, and not before', async ({ openPage }) => {
    const page = await openPage('about:blank');
    await withClock(page);
    await tip(page, 0).hover();
    await page.clock.runFor(delay - 50);
    expect(await text(page, 0).isVisible()).toBe(false);
    await page.clock.runFor(100);
    await expect.poll(() => text(page, 0).isVisible()).toBe(true);
  });

  test('the next one opens at once, until a moment has gone by', async ({ openPage }) => {
    const page = await openPage('about:blank');
    await withClock(page);
    await tip(page, 0).hover();
    await page.clock.runFor(delay);
    await tip(page, 1).hover();
    await page.clock.runFor(10);
    await expect.poll(() => text(page, 1).isVisible()).toBe(true);
    expect(await text(page, 0).isVisible()).toBe(false);

    await page.mouse.move(1, 1);
    await page.clock.runFor(skipDelay + 50);
    await tip(page, 2).hover();
    await page.clock.runFor(100);
    expect(await text(page, 2).isVisible()).toBe(false);
  });

  test('what was touched or pointed at before the script was here opens once it is', async ({ openPage }) => {
    const page = await openPage('about:blank');
    for (const act of ['focus', 'hover'] as const) {
      const scripts = await holdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await button(page, 0)[act]();
      expect(await text(page, 0).isVisible()).toBe(false);
      scripts.release();
      await expect.poll(() => text(page, 0).isVisible()).toBe(true);
      await page.unrouteAll();
    }
  });

  test('open at once for the keyboard, describe their button, and Escape closes them', async ({ reopen }) => {
    const page = await reopen(address);
    await page.locator('.tip').first().waitFor();
    await expect
      .poll(async () => {
        await button(page, 0).blur();
        await button(page, 0).focus();
        return text(page, 0).isVisible();
      })
      .toBe(true);
    expect(await button(page, 0).getAttribute('aria-describedby')).toBe(await text(page, 0).getAttribute('id'));
    await page.keyboard.press('Escape');
    await expect.poll(() => text(page, 0).isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    await expect.poll(() => text(page, 1).isVisible()).toBe(true);
    expect(await text(page, 0).isVisible()).toBe(false);
  });

  test('open at a touch', async ({ reopen }) => {
    const page = await reopen(address, { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
    await settled(page);
    await button(page, 1).tap();
    await expect.poll(() => text(page, 1).isVisible()).toBe(true);
    const box = await text(page, 1).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
  });

  test('without JavaScript they show under the pointer and the focus', async ({ reopen }) => {
    const page = await reopen(address, { javaScriptEnabled: false });
    await tip(page, 0).hover();
    expect(await text(page, 0).isVisible()).toBe(true);
  });
});
