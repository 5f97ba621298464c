import type { Page } from 'playwright';
import { expect } from 'vitest';
import { brand } from '#generated/brand.ts';
import { services } from '#generated/services.ts';
import { test } from '../support/browser.ts';
import { defaultLocale } from '../support/languages.ts';
import { stopPainting } from '../support/pages/painting.ts';

const roomed = services.filter(({ key }) => brand.rooms?.[key]);
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** The pages of the services with rooms. A translation has the same room, with other texts. */
const pages = roomed.map(({ key, href }) => ({ key, url: href[defaultLocale] }));

/**
 * A thing of the room, if it has one, stands on the ground of each list of what is included; on a phone it is hidden.
 */
async function checkDetail(page: Page, key: string): Promise<void> {
  const detail = brand.rooms?.[key]?.detail;
  if (!detail) return;
  for (const list of await page.locator('.section--stone:has(h2 ~ ul > li > span > .icon)').all()) {
    if (!(await list.isVisible())) continue;
    const thing = list.locator('img').filter({ visible: true });
    const { x, y, width, height } = detail;
    expect(await thing.getAttribute('src')).toContain(`viewBox(${x},${y},${width},${height})`);
    const [thingBox, listBox] = [(await thing.boundingBox())!, (await list.boundingBox())!];
    expect(thingBox.y + thingBox.height).toBeCloseTo(listBox.y + listBox.height, 0);
    await page.setViewportSize(phone);
    await thing.waitFor({ state: 'detached' });
    await page.setViewportSize(desktop);
  }
}

test.skipIf(pages.length === 0).for(pages)(
  '$url opens in the room of its service, above the hall',
  async ({ key, url }, { reopen }) => {
    // Without the cross-fade of a change of the theme.
    const page = await reopen(url, { viewport: desktop, reducedMotion: 'reduce' });
    await page.evaluate(stopPainting);
    const room = page.locator('main .room');
    const pictures = page.locator('.room img');
    const loaded = (): Promise<boolean[]> =>
      pictures.evaluateAll((all: HTMLImageElement[]) => all.map((image) => image.naturalWidth > 0));
    await expect.poll(loaded).toEqual([true, true]);
    for (const theme of ['dark', 'light']) {
      await page.locator(`button[data-theme=${theme}]`).click();
      await expect
        .poll(() => pictures.evaluateAll((all) => all.map((image) => getComputedStyle(image).opacity)))
        .toEqual(theme === 'light' ? ['1', '0'] : ['0', '1']);
      // The window of the house that leads here has the same name (house.test.ts): one grows to the other.
      expect(await room.evaluate((element) => getComputedStyle(element).viewTransitionName)).toBe(`room-${key}`);
    }
    await checkDetail(page, key);
    // At the end of the page, the same room at night.
    const doors = page.locator('.door img');
    const files = await doors.evaluateAll((all) => all.map((image) => image.getAttribute('src')?.split('#')[0]));
    expect([...new Set(files)]).toEqual([await pictures.last().getAttribute('src')]);

    const hall = page.locator('.hall a');
    expect(await hall.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      pages.map((each) => each.url),
    );
    const own = page.locator('.hall [aria-current=page]');
    expect(await own.getAttribute('href')).toBe(url);
    expect((await page.locator('.hall').boundingBox())!.y).toBeLessThan(desktop.height);

    await page.setViewportSize(phone);
    const isInSight = async (): Promise<boolean> => {
      const { x, width } = (await own.boundingBox())!;
      return x >= 0 && x + width <= phone.width;
    };
    await expect.poll(isInSight).toBe(true);
  },
);
