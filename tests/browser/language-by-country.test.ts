import type { Page, Route } from 'playwright';
import { countryLookup } from '#generated/browser/country-lookup.ts';
import { languageCookie } from '#generated/preferences.ts';
import { constants } from '#generated/site.ts';
import { describe, expect } from 'vitest';
import { listen, settled, test } from '../support/browser.ts';

const path = '/softlanding-promo';
const { retries, firstDelay } = constants.reads;

function from(country: unknown) {
  return (route: Route) => route.fulfill({ json: { [countryLookup.field]: country } });
}

function shownLanguage(page: Page) {
  return page.locator('html').getAttribute('lang');
}

/** Stubs the look-up with this response, and records its requests. */
async function answers(page: Page, answer: (route: Route) => unknown): Promise<string[]> {
  const asked: string[] = [];
  await page.route(countryLookup.url, async (route) => {
    asked.push(route.request().url());
    await answer(route);
  });
  return asked;
}

const spanish = countryLookup.languages['es'] ?? [];

describe('the promo page', () => {
  test(`is in Spanish in ${spanish.at(-1)}, for an English browser too`, async ({ reopen }) => {
    const page = await reopen(path, { locale: 'en-US' }, (page) => answers(page, from(spanish.at(-1))));
    await page.waitForURL((url) => url.pathname === path);
    await expect.poll(() => shownLanguage(page)).toBe('es');
  });

  test('is in English in any other country, for a Spanish browser too', async ({ reopen }) => {
    const page = await reopen(path, { locale: 'es-MX' }, (page) => answers(page, from('BR')));
    await page.waitForURL(`**/en${path}`);
    await expect.poll(() => shownLanguage(page)).toBe('en');
    const guessed = (await page.context().cookies()).find(({ name }) => name === languageCookie);
    expect(guessed, 'for this visit only').toMatchObject({ value: 'en', expires: -1 });
  });

  test('keeps the language that the visitor has chosen, without a look-up', async ({ reopen }) => {
    const page = await reopen('/inicio', { locale: 'es-MX' });
    await page.locator('a[data-lang=en]').click();
    await page.waitForURL('**/en/inicio');
    const asked = await answers(page, from('MX'));
    await page.goto(`/en${path}`);
    await settled(page);
    expect(asked).toEqual([]);
    expect(await shownLanguage(page)).toBe('en');
  });

  const beginnings: readonly [string, (page: Page) => Promise<unknown>][] = [
    [
      'read',
      async (page) => {
        await page.mouse.wheel(0, 400);
        await page.waitForFunction(() => scrollY > 0);
      },
    ],
    // As a password manager does, without a press.
    ['write', (page) => page.getByRole('textbox').first().fill('ana@correo.example')],
  ];
  test.for(beginnings)('does not redirect a visitor who has begun to %s', async ([, begin], { reopen }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const page = await reopen(path, { locale: 'es-MX' }, (page) =>
      answers(page, async (route) => {
        await released;
        await from('US')(route);
      }),
    );
    await begin(page);
    const answered = page.waitForResponse(countryLookup.url);
    release();
    await answered;
    await settled(page);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  const failures: readonly [string, (route: Route) => Promise<void>][] = [
    ['no country', from(undefined)],
    ['no JSON', (route) => route.fulfill({ body: '<html>' })],
    ['nothing', (route) => route.abort()],
  ];
  test('stays the same without a message if the look-up returns no country, no JSON or no response', async ({
    openPage,
  }) => {
    const page = await openPage('about:blank', { locale: 'es-MX' });
    await page.clock.install();
    const { errors } = listen(page);
    for (const [what, answer] of failures) {
      const asked = await answers(page, answer);
      await page.goto(path);
      await expect.poll(() => asked.length, { message: what }).toBe(1);
      await page.clock.runFor(60_000);
      const shown = {
        language: await shownLanguage(page),
        errors,
        messages: await page.locator('[data-sonner-toast], dialog[open]').count(),
      };
      expect({ what, ...shown }).toEqual({ what, language: 'es', errors: [], messages: 0 });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  test('asks again after a failure: three times, each after a longer wait', async ({ openPage }) => {
    const page = await openPage('about:blank', { locale: 'es-MX' });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const asked = await answers(page, (route) => route.fulfill({ status: 503 }));
    const answered: string[] = [];
    page.on('response', (response) => response.status() === 503 && answered.push(response.url()));
    await page.goto(path);
    for (let attempt = 0; attempt < retries; attempt += 1) {
      await expect.poll(() => asked.length).toBe(attempt + 1);
      // The failure has to arrive before the wait begins. The page's clock is stopped, so it never becomes idle.
      await page.waitForLoadState('networkidle');
      await expect.poll(() => answered.length).toBe(attempt + 1);
      await page.evaluate(() => fetch('/robots.txt'));
      await page.clock.runFor(firstDelay * 2 ** attempt - 100);
      expect(asked.length).toBe(attempt + 1);
      await page.clock.runFor(200);
    }
    await expect.poll(() => asked.length).toBe(retries + 1);
    await page.clock.runFor(60_000);
    expect(asked.length).toBe(retries + 1);
  });
});
