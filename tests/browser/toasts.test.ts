import type { Page } from 'playwright';
import { constants } from '#generated/site.ts';
import { describe, expect } from 'vitest';
import { test, type OpenPage } from '../support/browser.ts';

const { duration, visible, width, gap } = constants.toasts;

function toasts(page: Page) {
  return page.locator('[data-sonner-toast]');
}

function complain(page: Page): Promise<void> {
  return page.locator('form#contact-home button[type=submit]').click();
}

async function swipe(page: Page, by: number): Promise<void> {
  // Waits until the toast has moved to its place.
  await toasts(page).hover();
  const box = await toasts(page).boundingBox();
  if (!box) throw new Error('there is no toast to swipe');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.down();
  for (let step = 1; step <= 4; step += 1) await page.mouse.move(x, y + (by * step) / 4);
  // Slowly even on a fast machine: a fast swipe needs no threshold.
  await page.clock.runFor(500);
  await page.mouse.up();
}

/** The home page with a new toast and a clock that has stopped. */
async function withToast(openPage: OpenPage): Promise<Page> {
  const page = await openPage('about:blank');
  await page.clock.install();
  await page.goto('/inicio');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await complain(page);
  const shown = async (): Promise<number> => {
    await page.clock.runFor(50);
    return toasts(page).count();
  };
  await expect.poll(shown).toBe(1);
  return page;
}

/** A dismissed toast is removed after its animation. */
async function isGone(page: Page): Promise<void> {
  const left = async (): Promise<number> => {
    await page.clock.runFor(500);
    return toasts(page).count();
  };
  await expect.poll(left).toBe(0);
}

/** Hides or shows the page. */
function hide(page: Page, hidden: boolean): Promise<unknown> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

describe('toasts', () => {
  test('disappear after their time, but not under the pointer or on a hidden page', async ({ openPage }) => {
    const page = await withToast(openPage);
    await toasts(page).hover();
    await page.clock.runFor(duration * 3);
    expect(await toasts(page).count(), 'with the pointer on it').toBe(1);
    await page.mouse.move(5, 5);
    await hide(page, true);
    await page.clock.runFor(duration * 3);
    expect(await toasts(page).count(), 'while the page is hidden').toBe(1);
    await hide(page, false);
    await page.clock.runFor(duration - 1000);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.runFor(3000);
    await expect.poll(() => toasts(page).count()).toBe(0);
  });

  test('are announced, reached by a key, and swiped away even while text is selected', async ({ openPage }) => {
    const page = await withToast(openPage);
    expect(await toasts(page).evaluate((toast) => toast.closest('section')?.ariaLive)).toBe('polite');
    await page.keyboard.press('Alt+t');
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-sonner-toaster]'))).toBe(true);
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1')!));
    await swipe(page, 4);
    expect(await toasts(page).count()).toBe(1);
    await swipe(page, 60);
    await isGone(page);
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('');
  });

  test(`show ${visible} at a time, of the width and with the gap that the spec says`, async ({ reopen }) => {
    const page = await reopen('/inicio', { viewport: { width: 1440, height: 900 } });
    for (let count = 1; count <= visible + 1; count += 1) {
      await complain(page);
      await expect.poll(() => toasts(page).count()).toBeGreaterThanOrEqual(Math.min(count, visible));
    }
    await expect.poll(() => page.locator('[data-sonner-toast][data-visible=true]').count()).toBe(visible);
    const toaster = page.locator('[data-sonner-toaster]');
    const variable = (name: string) =>
      toaster.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
    expect(await variable('--width')).toBe(`${width}px`);
    expect(await variable('--gap')).toBe(`${gap}px`);
    await expect.poll(async () => (await toasts(page).first().boundingBox())?.width).toBe(width);
  });
});
