import { routes } from '#generated/routes.ts';
import { firm } from '#generated/site.ts';
import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';

// Where motion is wanted, what is further down appears only when it is scrolled to.
const noScript = (locale: string) => ({ javaScriptEnabled: false, reducedMotion: 'reduce' as const, locale: locale === 'en' ? 'en-US' : 'es-MX' });

describe('without JavaScript', () => {
  for (const { url, locale } of routes.filter((route) => route.url === route.canonical)) {
    test(`${url} can be read`, async ({ openPage }) => {
      const page = await openPage(url, noScript(locale));
      const title = page.getByRole('heading', { level: 1 });
      expect(await title.isVisible()).toBe(true);
      expect((await title.innerText()).length).toBeGreaterThan(3);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(150);
      const hidden = await page.locator('main').locator('h2, h3, p:not(dialog p, details p)').evaluateAll((texts) =>
        texts
          .filter((text) => text.getAttribute('aria-hidden') !== 'true')
          .filter((text) => !text.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((text) => text.textContent),
      );
      expect(hidden).toEqual([]);
    });
  }

  test('the theme switch, which needs a script, is not shown', async ({ openPage }) => {
    const page = await openPage('/inicio', noScript('es'));
    expect(await page.locator('button[data-theme]:visible').count()).toBe(0);
  });

  for (const [url, locale] of [['/servicios/asesoria-legal', 'es'], ['/en/servicios/asesoria-legal', 'en']] as const) {
    test(`the answers of ${url} open`, async ({ openPage }) => {
      const page = await openPage(url, noScript(locale));
      const questions = page.locator('#preguntas details');
      expect(await questions.count()).toBeGreaterThan(3);
      for (const question of await questions.all()) {
        const answer = question.locator('p');
        expect(await answer.isVisible()).toBe(false);
        await question.locator('summary').click();
        expect(await answer.isVisible()).toBe(true);
      }
    });
  }

  for (const [url, locale] of [['/inicio', 'es'], ['/en/inicio', 'en']] as const) {
    test(`the form of ${url} says how else to reach the firm`, async ({ openPage }) => {
      const page = await openPage(url, noScript(locale));
      const contact = page.locator('#contact');
      const told = await contact.innerText();
      expect(told).toContain('JavaScript');
      expect(told).toContain(firm.email);
      expect(told).toContain(firm.phone.display);
    });
  }
});
