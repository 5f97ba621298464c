import type { Locale } from '#contract';
import { routes } from '#generated/routes.ts';
import { firm } from '#generated/site.ts';
import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';
import { browserIn } from '../support/languages.ts';

// Where motion is wanted, what is further down appears only when it is scrolled to.
function noScript(locale: Locale) {
  return {
    javaScriptEnabled: false,
    reducedMotion: 'reduce' as const,
    locale: browserIn(locale),
  };
}

describe('without JavaScript', () => {
  for (const { url, locale } of routes.filter((route) => route.url === route.canonical)) {
    test(`${url} can be read`, async ({ reopen }) => {
      const page = await reopen(url, noScript(locale));
      const { title, main, hidden } = await page.evaluate(() => ({
        title: [...document.querySelectorAll('h1')]
          .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
          .map(({ innerText }) => innerText),
        main: document.querySelector('main')?.innerText ?? '',
        // Nor what is said where a script was to come: see form-without-script.test.ts.
        hidden: [
          ...document.querySelectorAll(
            'main :is(h2, h3, p:not(dialog p, details p, .form-box__not-loaded, [data-suggestion]))',
          ),
        ]
          .filter((text) => text.getAttribute('aria-hidden') !== 'true')
          .filter((text) => !text.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((text) => text.textContent),
      }));
      expect(title).toEqual([expect.stringMatching(/.{4}/)]);
      expect(main.length).toBeGreaterThan(150);
      expect(hidden).toEqual([]);
    });
  }

  test('the theme switch, which needs a script, is not shown', async ({ reopen }) => {
    const page = await reopen('/inicio', noScript('es'));
    expect(await page.locator('button[data-theme]:visible').count()).toBe(0);
  });

  for (const [url, locale] of [
    ['/servicios/asesoria-legal', 'es'],
    ['/en/servicios/asesoria-legal', 'en'],
  ] as const) {
    test(`the answers of ${url} open`, async ({ reopen }) => {
      const page = await reopen(url, noScript(locale));
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

  for (const [url, locale] of [
    ['/inicio', 'es'],
    ['/en/inicio', 'en'],
  ] as const) {
    test(`the form of ${url} says how else to reach the firm`, async ({ reopen }) => {
      const page = await reopen(url, noScript(locale));
      const contact = page.locator('#contact');
      const told = await contact.innerText();
      expect(told).toContain('JavaScript');
      expect(told).toContain(firm.email);
      expect(told).toContain(firm.phone.display);
    });
  }
});
