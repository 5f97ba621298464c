import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';

const languages = [
  {
    locale: 'es-MX',
    prefix: '',
    lang: 'es',
    heading: 'Oops! Página no encontrada',
    back: 'Volver atrás',
    reload: 'Recargar la página',
    home: 'Ir al inicio',
    leave: 'Cerrar sesión y volver a entrar',
  },
  {
    locale: 'en-US',
    prefix: '/en',
    lang: 'en',
    heading: 'Oops! Page not found',
    back: 'Go back',
    reload: 'Reload the page',
    home: 'Go home',
    leave: 'Log out and sign in again',
  },
];

for (const { locale, prefix, lang, heading, ...buttons } of languages) {
  const bad = `${prefix}/no-hay/tal-pagina`;

  describe(`not-found page in ${lang}`, () => {
    for (const path of [bad, `${prefix}/404`, `${prefix}/home`]) {
      test(`${path} answers 404 and says so`, async ({ reopen }) => {
        const answers: [path: string, status: number][] = [];
        const page = await reopen(path, { locale }, async (tab) =>
          tab.on('response', (response) => void answers.push([new URL(response.url()).pathname, response.status()])),
        );
        expect(answers[0]).toEqual([path, 404]);
        expect(await page.locator('html').getAttribute('lang')).toBe(lang);
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(heading);
        expect(await page.locator('main').innerText()).toContain('404');
        expect(new URL(page.url()).pathname).toBe(path);
      });
    }

    test('the buttons lead back, load again, lead home', async ({ reopen }) => {
      const page = await reopen(`${prefix}/servicios`, { locale });
      await page.goto(bad);
      await page.getByRole('button', { name: buttons.leave }).waitFor();
      await page.evaluate(() => Object.assign(window, { before: true }));
      await Promise.all([page.waitForNavigation(), page.getByRole('button', { name: buttons.reload }).click()]);
      expect(new URL(page.url()).pathname).toBe(bad);
      expect(await page.evaluate(() => 'before' in window)).toBe(false);

      await page.getByRole('button', { name: buttons.back }).click();
      await page.waitForURL(`**${prefix}/servicios`);

      await page.goto(bad);
      await page.locator('main').getByRole('link', { name: buttons.home }).click();
      await page.waitForURL(`**${prefix}/inicio`);
      expect(new URL(page.url()).pathname).toBe(`${prefix}/inicio`);
    });
  });
}
