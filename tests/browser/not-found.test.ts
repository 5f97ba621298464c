import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';

test('the not-found page leads back, loads again and leads home', async ({ reopen }) => {
  const bad = '/no-hay/tal-pagina';
  const page = await reopen('/servicios');
  const press = (command: string): Promise<void> => page.locator(`main [data-command=${command}]`).click();
  await page.goto(bad);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Oops! Página no encontrada');
  expect(await page.locator('main').innerText()).toContain('404');
  const loaded = page.waitForEvent('load');
  await press('reload');
  await loaded;
  expect(new URL(page.url()).pathname).toBe(bad);
  await press('back');
  await page.waitForURL('**/servicios');
  await page.goto(bad);
  await page.locator('main a[href="/inicio"]').click();
  await page.waitForURL('**/inicio');
});

describe('an address in capitals, on a host that is case-sensitive', () => {
  /** Responds with 404, as a static host does. */
  const plainHost = async (page: Page): Promise<void> => {
    await page.route(/[A-Z]/, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (
        !/^\/(?:en\/)?[a-z]*[A-Z]/i.test(pathname) ||
        pathname === pathname.toLowerCase() ||
        pathname.startsWith('/assets/')
      )
        return route.fallback();
      return route.fulfill({
        response: await route.fetch({ url: new URL('/nada', route.request().url()).href }),
        status: 404,
      });
    });
  };

  for (const [typed, meant] of [
    ['/Contacto?utm_source=a#mensaje', '/contacto?utm_source=a#mensaje'],
    ['/EN/Servicios/Tratamientos/', '/en/servicios/tratamientos'],
  ] as const)
    test(`${typed} is offered as ${meant}`, async ({ reopen }) => {
      const page = await reopen(typed, {}, plainHost);
      const link = page.getByRole('status').getByRole('link');
      await link.waitFor();
      expect(await link.getAttribute('href')).toBe(meant);
      await expect
        .poll(() => page.getByRole('status').innerText())
        .toBe(`¿Buscaba esta página? ${meant.replace(/[?#].*/, '')}`);
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('lang');
    });
});
