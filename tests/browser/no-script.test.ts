import type { Locale } from '#contract';
import { routes } from '#generated/routes.ts';
import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';
import { browserIn } from '../support/languages.ts';

// Without reduced motion, content further down appears only when scrolled to.
function noScript(locale: Locale) {
  return { javaScriptEnabled: false, reducedMotion: 'reduce' as const, locale: browserIn(locale) };
}

/** A page of each layout, including those with parts that a script would open; the other pages have the same blocks. */
const PATHS = [
  '/inicio',
  '/servicios',
  '/servicios/tratamientos',
  '/softlanding-promo',
  '/empresa/careers',
  '/blog/cepillado-con-brackets',
  '/terminos',
  '/en/contacto',
];
const pages = routes.filter(({ url }) => PATHS.includes(url));

describe('without JavaScript', () => {
  for (const { url, locale } of pages) {
    test(`${url} can be read`, async ({ reopen }) => {
      const page = await reopen(url, noScript(locale));
      const { title, main, hidden } = await page.evaluate(() => ({
        title: [...document.querySelectorAll('h1')]
          .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
          .map(({ innerText }) => innerText),
        main: document.querySelector('main')?.innerText ?? '',
        // Nor the texts for missing scripts: see form-without-script.test.ts.
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
});
