import type { Page } from 'playwright';
import { constants } from '#generated/site.ts';
import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';

const address = '/servicios';
const { delay, skipDelay } = constants.tooltips;

function tip(page: Page, index: number) {
  return page.locator('.tip').nth(index);
}

function text(page: Page, index: number) {
  return tip(page, index).getByRole('tooltip');
}

describe('tooltips', () => {
  test('open a while after the pointer came, the next one at once within a moment', async ({ openPage }) => {
    const page = await openPage('about:blank');
    await page.clock.install();
    await page.goto(address);
    await page.clock.pauseAt(Date.now() + 60_000);
    await tip(page, 0).hover();
    await page.clock.runFor(delay - 50);
    expect(await text(page, 0).isVisible()).toBe(false);
    await page.clock.runFor(100);
    await expect.poll(() => text(page, 0).isVisible()).toBe(true);
    await tip(page, 1).hover();
    await page.clock.runFor(10);
    await expect.poll(() => text(page, 1).isVisible()).toBe(true);
    await text(page, 0).waitFor({ state: 'hidden' });

    await page.mouse.move(1, 1);
    await page.clock.runFor(skipDelay + 50);
    await tip(page, 0).hover();
    await page.clock.runFor(100);
    expect(await text(page, 0).isVisible()).toBe(false);
  });

  test('open on keyboard focus, close on Escape, and describe their button', async ({ reopen }) => {
    const page = await reopen(address);
    const button = tip(page, 0).getByRole('button');
    await button.focus();
    await text(page, 0).waitFor();
    expect(await button.getAttribute('aria-describedby')).toBe(await text(page, 0).getAttribute('id'));
    await page.keyboard.press('Escape');
    await text(page, 0).waitFor({ state: 'hidden' });
    await page.keyboard.press('Tab');
    await text(page, 1).waitFor();
  });

  test('open at once by touch, and close when another place is touched', async ({ reopen }) => {
    const page = await reopen(address, { hasTouch: true });
    await tip(page, 0).getByRole('button').tap();
    await text(page, 0).waitFor();
    await tip(page, 1).getByRole('button').tap();
    await text(page, 1).waitFor();
    await text(page, 0).waitFor({ state: 'hidden' });
    await page.locator('h1').tap();
    await text(page, 1).waitFor({ state: 'hidden' });
  });
});
