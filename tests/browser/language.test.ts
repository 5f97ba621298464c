import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { settled, test } from '../support/browser.ts';

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

/** Asks without a browser: unlike `fetch`, this sends no header that is not given. */
function ask(address: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(inject('baseUrl') + address, { headers }, (response) => resolve(response.resume()))
      .on('error', reject)
      .end();
  });
}

describe('language', () => {
  test('an English browser is sent from a Spanish address to the English one', async ({ reopen }) => {
    const page = await reopen('/inicio', { locale: 'en-US' });
    expect(path(page)).toBe('/en/inicio');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  test('the query goes along', async ({ reopen }) => {
    const page = await reopen('/servicios/asesoria-legal?audiencia=personas', { locale: 'en-GB' });
    expect(path(page)).toBe('/en/servicios/asesoria-legal?audiencia=personas');
  });

  for (const locale of ['es-MX', 'fr-FR']) {
    test(`a ${locale} browser stays in Spanish`, async ({ reopen }) => {
      const page = await reopen('/', { locale });
      expect(path(page)).toBe('/inicio');
      expect(await page.locator('html').getAttribute('lang')).toBe('es');
    });
  }

  test('an English address is English for everybody', async ({ reopen }) => {
    const page = await reopen('/en/servicios', { locale: 'es-MX' });
    expect(path(page)).toBe('/en/servicios');
  });

  test('the selector leads to the same page, and the choice is remembered against the browser', async ({ reopen }) => {
    const page = await reopen('/servicios/asesoria-legal', { locale: 'en-US' });
    expect(path(page)).toBe('/en/servicios/asesoria-legal');
    await pick(page, 'es');
    await page.waitForURL('**/servicios/asesoria-legal');
    expect(path(page)).toBe('/servicios/asesoria-legal');
    expect(await cookie(page)).toBe('es');
    await page.goto('/inicio');
    expect(path(page)).toBe('/inicio');
    await page.goto('/');
    expect(path(page)).toBe('/inicio');
  });

  test('English that was chosen is remembered against a Spanish browser', async ({ reopen }) => {
    const page = await reopen('/servicios');
    await pick(page, 'en');
    await page.waitForURL('**/en/servicios');
    expect(await cookie(page)).toBe('en');
    await page.goto('/');
    expect(path(page)).toBe('/en/inicio');
  });

  test('the selector keeps the place on the page and marks the language', async ({ reopen }) => {
    const page = await reopen('/servicios/asesoria-legal?audiencia=personas#civil');
    expect(await page.locator('header a[data-lang][aria-current]').getAttribute('data-lang')).toBe('es');
    await pick(page, 'en');
    await page.waitForURL('**/en/**');
    expect(path(page)).toBe('/en/servicios/asesoria-legal?audiencia=personas#civil');
    expect(await page.locator('header a[data-lang][aria-current]').getAttribute('data-lang')).toBe('en');
  });

  test('without JavaScript the selector works and is remembered too', async ({ reopen }) => {
    const page = await reopen('/inicio', { locale: 'en-US', javaScriptEnabled: false });
    expect(path(page)).toBe('/en/inicio');
    await pick(page, 'es');
    await page.waitForURL(`${inject('baseUrl')}/inicio`);
    expect(await cookie(page)).toBe('es');
    await page.goto('/servicios');
    expect(path(page)).toBe('/servicios');
  });

  test('a client that sends no Accept-Language is sent nowhere', async () => {
    const page = await ask('/inicio');
    expect(page.statusCode).toBe(200);
    const home = await ask('/');
    expect(home.headers.location).toBe('/inicio');
  });

  test('being sent elsewhere says what it depends on', async () => {
    const answer = await ask('/inicio', { 'accept-language': 'en-US,en;q=0.9,es;q=0.8' });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/en/inicio');
    expect(answer.headers.vary).toMatch(/Accept-Language, Cookie/i);
    const spanish = await ask('/inicio', { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' });
    expect(spanish.statusCode).toBe(200);
    expect(spanish.headers.vary).toMatch(/Accept-Language, Cookie/i);
  });
});

describe('language on a host that serves files alone', () => {
  /** Answers as such a host does: with the file of the address, whatever the visitor's language. */
  const plainHost = async (page: Page): Promise<void> => {
    await page.route(/\/(en\/)?(inicio|servicios)(\?.*)?$/, async (route) => {
      const { 'accept-language': _, cookie: __, referer: ___, ...headers } = route.request().headers();
      await route.fulfill({
        response: await route.fetch({ headers: { ...headers, 'accept-language': 'es' }, maxRedirects: 0 }),
      });
    });
  };

  test('an English browser is sent on before anything is painted', async ({ openPage }) => {
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
    ['a Spanish browser', { locale: 'es-ES' }],
    ['a French browser', { locale: 'fr-FR' }],
    ['a crawler', { locale: 'en-US', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ] as const) {
    test(`${what} stays`, async ({ reopen }) => {
      const page = await reopen('/inicio', options, plainHost);
      await settled(page);
      expect(path(page)).toBe('/inicio');
    });
  }

  test('the visitor’s own choice holds', async ({ reopen }) => {
    const page = await reopen('/en/inicio', { locale: 'en-US' }, plainHost);
    await page.locator('a[data-lang=es]').click();
    await page.waitForURL('**/inicio');
    await page.goto('/servicios');
    await settled(page);
    expect(path(page)).toBe('/servicios');
  });
});
