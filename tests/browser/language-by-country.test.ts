import type { Page, Route } from 'playwright-core';
import { countryLookup } from '#generated/browser/country-lookup.ts';
import { languageCookie } from '#generated/preferences.ts';
import { constants } from '#generated/site.ts';
import { describe, expect } from 'vitest';
import { listen, settled, test } from '../support/browser.ts';

const path = '/softlanding-promo';
const { retries, firstDelay } = constants.reads;
const from = (country: unknown) => (route: Route) => route.fulfill({ json: { [countryLookup.field]: country } });
const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

/** Opens the promo page in a browser of a language while the look-up answers so. */
const open = async (page: Page, url: string, answer: (route: Route) => unknown): Promise<string[]> => {
  const asked: string[] = [];
  await page.route(countryLookup.url, async (route) => {
    asked.push(route.request().url());
    await answer(route);
  });
  await page.goto(url);
  return asked;
};

describe('the promo page', () => {
  for (const country of countryLookup.languages['es'] ?? []) {
    test(`is in Spanish in ${country}, for an English browser too`, async ({ openPage }) => {
      const page = await openPage('about:blank', { locale: 'en-US' });
      await open(page, path, from(country));
      await page.waitForURL((url) => url.pathname === path);
      await expect.poll(() => languageOf(page)).toBe('es');
    });
  }

  for (const country of ['US', 'DE', 'BR']) {
    test(`is in English in ${country}, for a Spanish browser too`, async ({ openPage }) => {
      const page = await openPage('about:blank', { locale: 'es-MX' });
      await open(page, path, from(country));
      await page.waitForURL(`**/en${path}`);
      expect(await languageOf(page)).toBe('en');
      const guessed = (await page.context().cookies()).find(({ name }) => name === languageCookie);
      expect(guessed, 'for this visit only').toMatchObject({ value: 'en', expires: -1 });
    });
  }

  test('keeps the language that the visitor has chosen, and does not even ask', async ({ openPage }) => {
    const page = await openPage('/inicio', { locale: 'es-MX' });
    await page.locator('a[data-lang=en]').click();
    await page.waitForURL('**/en/inicio');
    const asked = await open(page, `/en${path}`, from('MX'));
    await settled(page);
    expect(asked).toEqual([]);
    expect(await languageOf(page)).toBe('en');
  });

  test('does not leave whoever has begun to read', async ({ openPage }) => {
    const page = await openPage('about:blank', { locale: 'es-MX' });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await open(page, path, async (route) => {
      await released;
      await from('US')(route);
    });
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => scrollY > 0);
    const answered = page.waitForResponse(countryLookup.url);
    release();
    await answered;
    await settled(page);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  for (const [what, answer] of [
    ['no country', from(undefined)],
    ['a country that is no text', from(52)],
    ['no JSON', (route: Route) => route.fulfill({ body: '<html>' })],
    ['an error', (route: Route) => route.fulfill({ status: 500 })],
    ['nothing', (route: Route) => route.abort()],
  ] as const) {
    test(`stays as it is when the answer is ${what}, and says nothing`, async ({ openPage }) => {
      const page = await openPage('about:blank', { locale: 'es-MX' });
      await page.clock.install();
      const { errors } = listen(page);
      const asked = await open(page, path, answer);
      await expect.poll(() => asked.length).toBe(1);
      await page.clock.runFor(60_000);
      expect(await languageOf(page)).toBe('es');
      expect(errors).toEqual([]);
      expect(await page.locator('[data-sonner-toast], dialog[open]').count()).toBe(0);
    });
  }

  test('asks again after a failure: three times, each after a longer wait', async ({ openPage }) => {
    const page = await openPage('about:blank', { locale: 'es-MX' });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const asked = await open(page, path, (route) => route.fulfill({ status: 503 }));
    for (let attempt = 0; attempt < retries; attempt += 1) {
      await expect.poll(() => asked.length).toBe(attempt + 1);
      // The failure has to arrive before its wait begins. The page's own clock stands still, so that it never says that it is idle.
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(firstDelay * 2 ** attempt - 100);
      expect(asked.length).toBe(attempt + 1);
      await page.clock.runFor(200);
    }
    await expect.poll(() => asked.length).toBe(retries + 1);
    await page.clock.runFor(60_000);
    expect(asked.length).toBe(retries + 1);
  });
});
