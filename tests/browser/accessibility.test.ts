import { describe, expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { test } from '../support/browser.ts';

const widths = [1440, 360];
const colorSchemes = ['light', 'dark'] as const;

const visitor = (width: number, colorScheme: 'light' | 'dark') => ({
  colorScheme,
  viewport: { width, height: 900 },
  reducedMotion: 'reduce' as const,
});

describe('accessibility', () => {
  for (const colorScheme of colorSchemes) {
    for (const width of widths) {
      test(`what is opened first, ${colorScheme}, ${width} px: other tab and answers`, async ({ openPage }) => {
        const page = await openPage('/servicios/asesoria-legal?audiencia=personas', visitor(width, colorScheme));
        await page.locator('#personas').waitFor();
        for (const summary of await page.locator('#preguntas summary').all()) await summary.click();
        expect(await violations(page)).toEqual([]);
      });

      test(`what is opened first, ${colorScheme}, ${width} px: alert`, async ({ openPage }) => {
        const page = await openPage('/inicio', visitor(width, colorScheme));
        await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
        await page.getByRole('alertdialog').waitFor();
        expect(await violations(page)).toEqual([]);
      });

      test(`what is opened first, ${colorScheme}, ${width} px: a form with mistakes`, async ({ openPage }) => {
        const page = await openPage('/inicio', visitor(width, colorScheme));
        await page.locator('form#contact-home button').click();
        await page.locator('form#contact-home [aria-invalid=true]').first().waitFor();
        expect(await violations(page)).toEqual([]);
      });
    }
  }
});
