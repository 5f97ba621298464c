import { expect } from 'vitest';
import { brand } from '#generated/brand.ts';
import { images } from '#generated/media.ts';
import { routes } from '#generated/routes.ts';
import { services } from '#generated/services.ts';
import { test } from '../support/browser.ts';

const home = routes.find(({ page, status }) => page === 'home' && status === 200);

test.skipIf(!brand.house || !home)(
  'each window of the house lights up and leads to its service',
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
  },
);

test.skipIf(!brand.house || !home)(
  'the house is shown by day or by night, depending on the theme',
  async ({ openPage }) => {
    const page = await openPage(home!.url);
    const seen = (): Promise<string[]> =>
      page
        .locator('.house img')
        .evaluateAll((all) =>
          all.filter((image) => getComputedStyle(image).opacity === '1').map((image) => image.className),
        );
    await page.locator('button[data-theme=dark]').click();
    await expect.poll(seen).toEqual(['house__dark']);
    await page.locator('button[data-theme=light]').click();
    await expect.poll(seen).toEqual(['house__light']);
  },
);
