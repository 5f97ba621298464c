import { expect } from 'vitest';
import { navigation } from '#generated/navigation.ts';
import { routes } from '#generated/routes.ts';
import { test } from '../support/browser.ts';

const phone = { viewport: { width: 360, height: 740 } };
const { bar } = navigation.header;
const withForm =
  routes.find(({ page, status }) => page === 'contact' && status === 200) ?? routes.find(({ page }) => page === 'home');

test.skipIf(bar.length === 0 || !withForm)(
  'the bar at the bottom of a phone links to the firm, and hides while a field has the focus',
  async ({ openPage }) => {
    const page = await openPage(withForm!.url, phone);
    const links = page.locator('.phone-bar a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      bar.map(({ link }) => link.href[withForm!.locale]),
    );
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box && box.height >= 44 && box.y + box.height <= 740).toBe(true);
    }
    const field = page.locator('main form input:visible').first();
    await field.focus();
    const top = (): Promise<number> => links.first().evaluate((link) => link.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(740);
    await field.blur();
    await expect.poll(top).toBeLessThan(700);
    // The logo stays visible while the page scrolls.
    await page.evaluate(() => scrollTo(0, 900));
    const reached = (): Promise<boolean> =>
      page.evaluate(() => Boolean(document.elementFromPoint(24, 20)?.closest('.logo')));
    await expect.poll(reached).toBe(true);
  },
);
