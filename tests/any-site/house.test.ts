import { expect } from 'vitest';
import { brand } from '#generated/brand.ts';
import { images } from '#generated/media.ts';
import { routes } from '#generated/routes.ts';
import { services } from '#generated/services.ts';
import { test } from '../support/browser.ts';

const home = routes.find(({ page, status }) => page === 'home' && status === 200);

test.skipIf(!brand.house || !home)(
  'the house shows the theme, and each of its windows lights up and leads to its service',
  async ({ openPage }) => {
    const page = await openPage(home!.url, { viewport: { width: 1440, height: 900 } });
    const windows = page.locator('a[class*="house__window"]');
    const links = await windows.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const drawn = services.filter(({ key }) => images[brand.house ?? '']?.windows?.[key]);
    expect(links.toSorted()).toEqual(drawn.map(({ href }) => href[home!.locale]).toSorted());
    for (const window of await windows.all()) {
      await window.focus();
      await expect.poll(() => window.locator('svg').evaluate((light) => getComputedStyle(light).opacity)).toBe('1');
    }
    const seen = (): Promise<string[]> =>
      page
        .locator('.house img')
        .evaluateAll((all) =>
          all.filter((image) => getComputedStyle(image).opacity === '1').map((image) => image.className),
        );
    for (const [theme, shown] of [
      ['dark', 'house__dark'],
      ['light', 'house__light'],
    ] as const) {
      await page.locator(`button[data-theme=${theme}]`).click();
      await expect.poll(seen).toEqual([shown]);
    }
  },
);
