import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';
import { formOn } from '../support/forms/form-on.ts';
import { holdScripts } from '../support/hold-scripts.ts';

const answers = { name: 'Ana Muñoz', email: 'ana@correo.example', company: 'Piedra, S.A.', message: 'Buenos días 🏛️' };
const names = Object.keys(answers) as (keyof typeof answers)[];

test('a form that is sent with Enter before its island is loaded: one row, once it is', async ({ reopen }) => {
  const page = await reopen('/inicio');
  const { control, values } = formOn(page, 'contact-home');
  const scripts = await holdScripts(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/leads')) sent += 1;
  });
  for (const name of names) await control(name).pressSequentially(answers[name]);
  await control('email').press('Enter');
  expect(await page.locator('[data-island][data-ready]').count()).toBe(0);
  expect(sent).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/inicio');
  scripts.release();
  await page.getByText('¡Mensaje enviado!', { exact: true }).first().waitFor();
  expect(sent).toBe(1);
  await expect.poll(() => values(names)).toEqual({ name: '', email: '', company: '', message: '' });
});

describe('a press before any module is loaded takes effect once it is', () => {
  test.for([
    ['the theme', '/inicio', '[data-theme=dark]', 'html.dark [data-theme=dark][aria-pressed=true]'],
    ['a dialog', '/empresa/careers', '[data-dialog]', 'dialog[open]'],
    ['a tab', '/servicios/tratamientos', '#personas-tab', '#personas-tab[aria-selected=true]'],
    ['a tooltip', '/servicios', '.tip button', '[role=tooltip]'],
    ['signing out', '/no-hay-tal', '[data-command=sign-out]', '[data-page=auth]'],
  ] as const)('%s', async ([, path, pressed, shown], { openPage }) => {
    const page = await openPage('about:blank');
    const scripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(pressed).first().click();
    scripts.release();
    await page.locator(shown).first().waitFor();
  });
});
