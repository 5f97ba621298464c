import { expect } from 'vitest';
import { navigation } from '#generated/navigation.ts';
import { routes } from '#generated/routes.ts';
import { test } from '../support/browser.ts';

const phone = { viewport: { width: 360, height: 740 } };
const { bar, entries } = navigation.header;
const home = routes.find(({ page, status }) => page === 'home' && status === 200) ?? routes[0]!;
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

test('on a phone the header is one row, and its menu opens all links without a script', async ({ reopen }) => {
  const page = await reopen(home.url, { ...phone, javaScriptEnabled: false });
  const boxes = await page
    .locator('.site-header :is(.logo, .languages, summary)')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBeGreaterThan(1);
  const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
  expect(await page.evaluate(() => document.querySelector('.site-header')!.clientHeight)).toBeLessThan(80);
  const links = page.locator('.site-header').getByRole('navigation').getByRole('link');
  const shown = async (): Promise<(string | null)[]> =>
    links.evaluateAll((all) =>
      all.filter((link) => !link.closest('.languages')).map((link) => link.getAttribute('href')),
    );
  expect(await shown()).toEqual([]);
  await page.locator('.site-header summary').click();
  await expect.poll(shown).toEqual(expect.arrayContaining(entries.map(({ link }) => link.href[home.locale])));
});
