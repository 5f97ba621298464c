import { navigation } from '#generated/navigation.ts';
import type { Browser } from 'playwright';
import { expect, inject } from 'vitest';
import { phone } from '../../scripts/bench/browser.ts';
import { budgets } from '../../scripts/bench/budgets.ts';
import { ANSWERS, FORM, SENT } from '../../scripts/bench/form.ts';
import { test, visitorAddress } from '../support/browser.ts';
import { countTraffic, isReact, sumOf } from '../support/traffic.ts';

/** Opens the home page, fills in and sends its form with the keyboard, and weighs everything until the toast. */
async function weighHomeFlow(browser: Browser, origin: string) {
  const path = navigation.home.es;
  const context = await browser.newContext({ ...phone(path), extraHTTPHeaders: visitorAddress() });
  try {
    const page = await context.newPage();
    const traffic = countTraffic(page, origin);
    await page.goto(origin + path);
    const form = page.locator(FORM).first();
    await form.locator('input, select, textarea').first().focus();
    const button = form.locator('button[type=submit]');
    while (!(await button.evaluate((element) => element === document.activeElement))) {
      const type = await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.type ?? '');
      if (type === 'select-one') await page.keyboard.press('ArrowDown');
      else await page.keyboard.type(ANSWERS[type] ?? '');
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.locator(SENT).waitFor();
    const fetched = await traffic.read();
    const [html, scripts, styles, font] = ['document', 'script', 'stylesheet', 'font'].map((type) =>
      sumOf(fetched, type),
    );
    return {
      parts: { html, scripts, styles, font },
      react: sumOf(fetched.filter(({ type, path: file }) => type === 'script' && isReact(file))),
      withoutFont: sumOf(fetched) - (font ?? 0),
    };
  } finally {
    await context.close();
  }
}

test('the home page, from opening to a sent form, keeps to its budget', async ({ browser }) => {
  const { parts, react, withoutFont } = await weighHomeFlow(browser, inject('baseUrl'));
  expect(withoutFont, `bytes of ${JSON.stringify(parts)}`).toBeLessThanOrEqual(budgets.homeFlow);
  expect(react, 'React is found in the traffic').toBeGreaterThan(50_000);
});
