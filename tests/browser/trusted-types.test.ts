import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { listen, test, wasStopped } from '../support/browser.ts';

/** What the page's policy stopped, or what broke because of it. */
function blocked({ console: said, errors }: ReturnType<typeof listen>): string[] {
  return [...said, ...errors].filter((text) => /Trusted|Content Security Policy|policy/i.test(text));
}

function makesMarkup(page: Page): Promise<string> {
  return page.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<b>x</b>';
      return 'made';
    } catch (error) {
      return (error as Error).name;
    }
  });
}

describe('trusted types', () => {
  for (const path of ['/inicio', '/blog/primer-cierre-fiscal', '/en/contacto', '/no-hay-tal']) {
    test(`${path}: no script can make markup of a text`, async ({ reopen, stopped }) => {
      expect(await makesMarkup(await reopen(path))).toBe('TypeError');
      await wasStopped(stopped, 1);
    });
  }

  test('a form’s mistakes, failure and success need none', async ({ reopen }) => {
    const page = await reopen('/contacto');
    const complaints = listen(page);
    const send = page.locator('form#contact-page button[type=submit]');
    await send.click();
    await page.getByText('Por favor completa todos los campos requeridos.').waitFor();
    for (const name of ['name', 'message']) await page.locator(`#contact-page [name=${name}]`).fill('Ana');
    await page.locator('#contact-page [name=email]').fill('ana@correo.example');
    await page.route(/\/rest\/v1\/leads/, (route) => route.abort());
    await send.click();
    await page.getByText('Hubo un problema inesperado. Por favor intenta de nuevo.').waitFor();
    await page.unroute(/\/rest\/v1\/leads/);
    await send.click();
    await page.getByText('¡Mensaje enviado!').first().waitFor();
    expect(blocked(complaints)).toEqual([]);
  });

  test('tabs, theme, alerts, tooltips and the application’s dialog need none', async ({ reopen }) => {
    const page = await reopen('/servicios/asesoria-legal');
    const complaints = listen(page);
    await page.getByRole('tab', { name: 'Personas' }).click();
    await page.locator('button[data-theme=dark]').click();
    await page.locator('html.dark').waitFor();
    await page.goto('/inicio');
    await page.getByRole('button', { name: 'Crear Cuenta' }).click();
    await page.getByRole('alertdialog').waitFor();
    await page.goto('/cumplimiento-fintech-landing');
    await page.locator('.tip button').first().focus();
    await page.goto('/empresa/careers#postulacion');
    await page.route(/\/rest\/v1\//, (route) => route.abort());
    for (const name of ['nombre', 'telefono', 'experiencia', 'motivacion'])
      await page.locator(`dialog [name=${name}]`).fill('Ana');
    await page.locator('dialog [name=email]').fill('ana@correo.example');
    await page.locator('dialog button[type=submit]').click();
    await page.getByRole('alertdialog').waitFor();
    expect(blocked(complaints)).toEqual([]);
  });
});
