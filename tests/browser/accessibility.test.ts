import { AxeBuilder } from '@axe-core/playwright';
import { routes } from '#generated/routes.ts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const widths = [1440, 360];
const colorSchemes = ['light', 'dark'] as const;
/** A phone, and windows whose columns have just room enough. */
const largeTextWidths = [390, 1200, 1280];

/** What depends on the theme: everything else that axe looks at is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Each violation in one line: the rule and what breaks it. */
const violations = async (page: Page, rules?: string[]): Promise<string[]> => {
  const builder = new AxeBuilder({ page });
  const result = await (rules ? builder.withRules(rules) : builder.withTags(tags)).analyze();
  expect(result.passes.length, 'rules that axe could check').toBeGreaterThan(rules ? 0 : 10);
  return result.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`));
};

/** By how much a page is wider than the window where the visitor's own text size is twice the usual one. */
const excessAtDoubleText = async (page: Page): Promise<string[]> => {
  const devTools = await page.context().newCDPSession(page);
  // The size that a visitor chooses in the browser's settings.
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const excess: string[] = [];
  for (const width of largeTextWidths) {
    await page.setViewportSize({ width, height: 900 });
    const [fontSize, tooWide] = await page.evaluate(() => {
      const root = document.documentElement;
      return [getComputedStyle(root).fontSize, root.scrollWidth - root.clientWidth];
    });
    expect(fontSize).toBe('32px');
    if (tooWide > 0) excess.push(`${width} px: ${tooWide} px too wide`);
  }
  return excess;
};

const visitor = (locale: string, width: number, colorScheme: 'light' | 'dark') => ({
  locale: locale === 'en' ? 'en-US' : 'es-MX',
  colorScheme,
  viewport: { width, height: 900 },
  reducedMotion: 'reduce' as const,
});

describe('accessibility', () => {
  for (const { url, locale } of routes.filter((route) => route.url === route.canonical)) {
    test(`${url}: both themes, ${widths.join(' and ')} px, and no wider than the window at twice the text size`, async ({ openPage }) => {
      const page = await openPage('about:blank', visitor(locale, widths[0] ?? 1440, 'light'));
      // An answer without content: a page that moves on by itself stays.
      await page.route('**/integrations/hubspot', (route) => route.fulfill({ status: 204 }));
      await page.goto(url);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of colorSchemes) {
          await page.emulateMedia({ colorScheme });
          await page.locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor();
          const found = await violations(page, colorScheme === 'light' ? undefined : colourRules);
          expect(found.map((line) => `${width} px, ${colorScheme}: ${line}`)).toEqual([]);
        }
      }
      expect(await excessAtDoubleText(page), 'at twice the text size').toEqual([]);
    });
  }

  for (const colorScheme of colorSchemes) {
    for (const width of widths) {
      test(`what is opened first, ${colorScheme}, ${width} px: other tab and answers`, async ({ openPage }) => {
        const page = await openPage('/servicios/asesoria-legal?audiencia=personas', visitor('es', width, colorScheme));
        await page.locator('#personas').waitFor();
        for (const summary of await page.locator('#preguntas summary').all()) await summary.click();
        expect(await violations(page)).toEqual([]);
      });

      test(`what is opened first, ${colorScheme}, ${width} px: alert`, async ({ openPage }) => {
        const page = await openPage('/inicio', visitor('es', width, colorScheme));
        await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
        await page.getByRole('alertdialog').waitFor();
        expect(await violations(page)).toEqual([]);
      });

      test(`what is opened first, ${colorScheme}, ${width} px: a form with mistakes`, async ({ openPage }) => {
        const page = await openPage('/inicio', visitor('es', width, colorScheme));
        await page.locator('form#contact-home button').click();
        await page.locator('form#contact-home [aria-invalid=true]').first().waitFor();
        expect(await violations(page)).toEqual([]);
      });
    }
  }
});
