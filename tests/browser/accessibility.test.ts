import { describe, expect } from 'vitest';

import { violations } from '../support/axe.ts';
import { test } from '../support/browser.ts';
import { looks, violationsIn } from '../support/looks.ts';

const visitor = { reducedMotion: 'reduce' } as const;

describe('what opens on interaction is accessible', () => {
  test('another tab, and answers', async ({ openPage }) => {
    const page = await openPage('/servicios/asesoria-legal?audiencia=personas', visitor);
    await page.locator('#personas').waitFor();
    for (const summary of await page.locator('#preguntas summary').all()) await summary.click();
    expect(await violationsIn(page, looks)).toEqual([]);
  });

  test('an alert', async ({ openPage }) => {
    const page = await openPage('/inicio', visitor);
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await violationsIn(page, looks)).toEqual([]);
  });

  test('a form with mistakes', async ({ openPage }) => {
    const page = await openPage('/inicio', visitor);
    await page.locator('form#contact-home button').click();
    await page.locator('form#contact-home [aria-invalid=true]').first().waitFor();
    // Axe checks the alert only: it covers the buttons of another section for a few seconds.
    const toaster = page.locator('[data-sonner-toaster]');
    expect(await violations(page, { within: '[data-sonner-toaster]' })).toEqual([]);
    await toaster.evaluate((element: HTMLElement) => (element.style.display = 'none'));
    // The sticky header must not make covered elements count as too small a target.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await violationsIn(page, looks)).toEqual([]);
  });
});
