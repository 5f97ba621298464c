import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';
import { holdScripts } from '../support/hold-scripts.ts';

const answers = { name: 'Ana Muñoz', email: 'ana@correo.example', company: 'Piedra, S.A.', message: 'Buenos días 🏛️' };
const names = Object.keys(answers) as (keyof typeof answers)[];

function control(page: Page, name: string) {
  return page.locator(`form#contact-home [name=${name}]`);
}

async function type(page: Page): Promise<void> {
  for (const name of names) await control(page, name).pressSequentially(answers[name]);
}

async function values(page: Page): Promise<Record<string, string>> {
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await control(page, name).inputValue()] as const)),
  );
}

function ready(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('[data-island][data-ready]') !== null);
}

/** Records the rows that the page sends. */
function rowsSent(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/leads')) sent += 1;
  });
  return () => sent;
}

describe('a form that is used before it is ready', () => {
  test('text typed before any module is loaded survives, and can be sent then', async ({ openPage }) => {
    const page = await openPage('about:blank');
    const scripts = await holdScripts(page);
    await page.goto('/inicio', { waitUntil: 'commit' });
    await type(page);
    expect(await ready(page)).toBe(false);
    scripts.release();
    await page.waitForLoadState('load');
    const sent = rowsSent(page);
    await page.locator('form#contact-home button').click();
    await page.getByText('¡Mensaje enviado!', { exact: true }).first().waitFor();
    expect(sent()).toBe(1);
  });

  test('sent with Enter before the island is loaded: one row, once it is', async ({ reopen }) => {
    const page = await reopen('/inicio');
    const scripts = await holdScripts(page);
    const sent = rowsSent(page);
    await type(page);
    await control(page, 'email').press('Enter');
    expect(await ready(page)).toBe(false);
    expect(sent()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/inicio');
    scripts.release();
    await page.getByText('¡Mensaje enviado!', { exact: true }).first().waitFor();
    expect(sent()).toBe(1);
    await expect.poll(() => values(page)).toEqual({ name: '', email: '', company: '', message: '' });
  });
});

describe('a press before any module is loaded takes effect once it is', () => {
  test.for([
    ['the theme', '/inicio', '[data-theme=dark]', 'html.dark [data-theme=dark][aria-pressed=true]'],
    ['a dialog', '/empresa/careers', '[data-dialog]', 'dialog[open]'],
    ['a tab', '/servicios/asesoria-legal', '#personas-tab', '#personas-tab[aria-selected=true]'],
    ['a tooltip', '/cumplimiento-fintech-landing', '.tip button', '[role=tooltip]'],
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
