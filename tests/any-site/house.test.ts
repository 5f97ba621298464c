import { expect } from 'vitest';
import { brand } from '#generated/brand.ts';
import { images } from '#generated/media.ts';
import { routes } from '#generated/routes.ts';
import { services } from '#generated/services.ts';
import { test } from '../support/browser.ts';

const home = routes.find(({ page, status }) => page === 'home' && status === 200);

test.skipIf(!brand.house || !home)(
  'the house shows the theme, and each of its windows lights up and leads to its service, to the room of the same name',
  async ({ openPage }) => {
    const page = await openPage(home!.url, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const windows = page.locator('a[class*="house__window"]');
    const links = await windows.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const drawn = services.filter(({ key }) => images[brand.house ?? '']?.windows?.[key]);
    expect(links.toSorted()).toEqual(drawn.map(({ href }) => href[home!.locale]).toSorted());
    for (const window of await windows.all()) {
      await window.focus();
      await expect.poll(() => window.locator('img').evaluate((light) => getComputedStyle(light).opacity)).toBe('1');
    }
    const roomed = drawn.map(({ key }) => key).filter((key) => brand.rooms?.[key]);
    // rooms.test.ts checks the names of the rooms.
    const names = (): Promise<string[]> =>
      page
        .locator(roomed.map((key) => `.house__window--${key} .house__pane`).join(', '))
        .evaluateAll((panes) => panes.map((pane) => getComputedStyle(pane).viewTransitionName));
    const seen = (): Promise<string[]> =>
      page
        .locator('.house__view > img')
        .evaluateAll((all) =>
          all.filter((image) => getComputedStyle(image).opacity === '1').map((image) => image.className),
        );
    for (const [theme, shown] of [
      ['dark', 'house__dark'],
      ['light', 'house__light'],
    ] as const) {
      await page.locator(`button[data-theme=${theme}]`).click();
      await expect.poll(seen).toEqual([shown]);
      if (roomed.length > 0) expect((await names()).toSorted()).toEqual(roomed.map((key) => `room-${key}`).toSorted());
    }
  },
);

test.skipIf(!brand.house || !home)('only where there are windows is the lit house loaded', async ({ openPage }) => {
  for (const [width, times] of [
    [1440, 1],
    [390, 0],
  ] as const) {
    const page = await openPage(home!.url, { viewport: { width, height: 844 } });
    const lit = (): Promise<number> =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('.light.lit.')).length,
      );
    // Lazy pictures load after the page.
    await expect.poll(lit).toBe(times);
  }
});
