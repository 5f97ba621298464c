import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { settled, test, type OpenPage } from '../support/browser.ts';

function path(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

async function cookie(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'lang')?.value;
}

function pick(page: Page, language: 'es' | 'en'): Promise<void> {
  return page.locator(`header a[data-lang=${language}]`).click();
}

test('without JavaScript the language selector works and is remembered', async ({ reopen }) => {
  const page = await reopen('/inicio', { locale: 'en-US', javaScriptEnabled: false });
  expect(path(page)).toBe('/en/inicio');
  await pick(page, 'es');
  await page.waitForURL(`${inject('baseUrl')}/inicio`);
  await expect.poll(() => cookie(page)).toBe('es');
  await page.goto('/servicios');
  expect(path(page)).toBe('/servicios');
});

describe('language on a static host', () => {
  /** Serves the file of the address, whatever the visitor's language, as a static host does. */
  const plainHost = async (page: Page): Promise<void> => {
    await page.route(/\/(en\/)?(inicio|servicios)(\?.*)?$/, async (route) => {
      const { 'accept-language': _, cookie: __, referer: ___, ...headers } = route.request().headers();
      await route.fulfill({
        response: await route.fetch({ headers: { ...headers, 'accept-language': 'es' }, maxRedirects: 0 }),
      });
    });
  };

  test('an English browser is redirected before the first paint', async ({ openPage }) => {
    const page = await openPage('about:blank', { locale: 'en-US' });
    await plainHost(page);
    const painted: string[] = [];
    await page.exposeFunction('painted', (path: string) => painted.push(path));
    await page.addInitScript(() =>
      new PerformanceObserver(() =>
        (window as unknown as { painted(path: string): void }).painted(location.pathname),
      ).observe({ type: 'paint' }),
    );
    await page.goto('/inicio?a=1', { waitUntil: 'commit' });
    await page.waitForURL('**/en/inicio?a=1');
    await expect.poll(() => painted.length).toBeGreaterThan(0);
    expect([...new Set(painted)]).toEqual(['/en/inicio']);
  });

  for (const [what, options] of [
    ['a German browser', { locale: 'de-DE' }],
    ['a crawler', { locale: 'en-US', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ] as const) {
    test(`${what} stays`, async ({ reopen }) => {
      const page = await reopen('/inicio', options, plainHost);
      await settled(page);
      expect(path(page)).toBe('/inicio');
    });
  }

  test('the visitor’s own choice applies', async ({ reopen }) => {
    const page = await reopen('/en/inicio', { locale: 'en-US' }, plainHost);
    await pick(page, 'es');
    await page.waitForURL('**/inicio');
    await page.goto('/servicios');
    await settled(page);
    expect(path(page)).toBe('/servicios');
  });
});

describe('a browser whose first language the site does not have', () => {
  /** Opens a page in a browser with these languages, and measures layout shifts. */
  const openIn = async (openPage: OpenPage, path: string, languages: string[], options: BrowserContextOptions = {}) => {
    const page = await openPage('about:blank', { locale: languages[0] ?? 'de', ...options });
    await page.addInitScript((list: string[]) => {
      Object.defineProperty(navigator, 'languages', { get: () => list });
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries())
          Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + Number(Reflect.get(entry, 'value')) });
      }).observe({ type: 'layout-shift', buffered: true });
    }, languages);
    await page.goto(path);
    await settled(page);
    return page;
  };

  test('is offered English in one line, in English', async ({ openPage }) => {
    const page = await openIn(openPage, '/contacto?utm_source=a#mensaje', ['de', 'en']);
    const hint = page.locator('[data-language-hint]:visible');
    expect(await hint.getAttribute('lang')).toBe('en');
    await hint.getByRole('link', { name: 'Read this page in English' }).click();
    await page.waitForURL('**/en/contacto?utm_source=a#mensaje');
    await expect.poll(() => cookie(page)).toBe('en');
    // The visitor has chosen English.
    await page.goto('/inicio');
    expect(path(page)).toBe('/en/inicio');
  });

  test('is not offered it again once the line was dismissed, by keyboard as well', async ({ openPage }) => {
    const page = await openIn(openPage, '/inicio', ['de-DE', 'it', 'en-GB']);
    const hint = page.locator('[data-language-hint][lang=en]');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Dismiss');
    await page.keyboard.press('Enter');
    await hint.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('logo');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('languageHint'))).not.toBeNull();
    for (const address of ['/inicio', '/servicios']) {
      await page.goto(address);
      await settled(page);
      expect(await hint.isVisible()).toBe(false);
    }
  });

  for (const [what, address, languages] of [
    ['reads Spanish too', '/inicio', ['de', 'en', 'es-MX']],
    ['reads neither', '/inicio', ['de', 'it']],
    ['opens an English address', '/en/inicio', ['de', 'es']],
  ] as const)
    test(`is offered nothing if it ${what}`, async ({ openPage }) => {
      const page = await openIn(openPage, address, [...languages]);
      expect(await page.locator('[data-language-hint]:visible').count()).toBe(0);
    });

  test('finds the line usable and in place on a phone with text of twice the size', async ({ openPage }) => {
    const page = await openIn(openPage, '/inicio', ['de', 'en'], { viewport: { width: 390, height: 800 } });
    const hint = page.locator('[data-language-hint]:visible');
    expect((await hint.boundingBox())?.y).toBe(0);
    // A late font may cause a tiny shift.
    expect(await page.evaluate(() => Number(Reflect.get(window, 'moved')))).toBeLessThan(0.001);
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    const parts = await hint.locator('a, button').evaluateAll((found) =>
      found.map((part) => {
        const { left, right, height } = part.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && height >= 24;
      }),
    );
    expect(parts).toEqual([true, true]);
    expect(await hint.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
  });
});
