import type { Page } from 'playwright';
import { describe } from 'vitest';

import { test } from '../support/browser.ts';
import type { OpenPage } from '../support/browser.ts';
import { storedRows } from '../support/forms/rows.ts';
import { holdScripts } from '../support/hold-scripts.ts';

const KBIT = 1000 / 8;

/**
 * A tab on a phone in a slow network: 400 ms there and back, 400 kbit/s. Its processor is this machine's, since a browser makes one slow by
 * keeping it busy, for all other tests too; what comes late on a slow phone are the modules, and those the tests hold back.
 */
async function slowly(openPage: OpenPage): Promise<Page> {
  const page = await openPage('about:blank', { viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true });
  page.setDefaultTimeout(30_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400 * KBIT,
    uploadThroughput: 400 * KBIT,
  });
  return page;
}

/** Touches something once it is drawn, and before any module has come, however busy this machine is. */
async function touchEarly(page: Page, path: string, selector: string): Promise<void> {
  const scripts = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(selector).first().tap();
  scripts.release();
}

describe.concurrent('on a phone in a slow network, what is used as soon as it is there', { timeout: 60_000 }, () => {
  test('a form: sent once, and told', async ({ openPage, expect }) => {
    const page = await slowly(openPage);
    await page.goto('/contacto', { waitUntil: 'commit' });
    const message = `Hola ${crypto.randomUUID()}`;
    const form = page.locator('form#contact-page');
    await form.locator('[name=name]').fill('Ana');
    await form.locator('[name=email]').fill('ana@correo.example');
    await form.locator('[name=message]').fill(message);
    await form.locator('[type=submit]').tap();
    await page.locator('[data-sonner-toast][data-type=success]').waitFor({ timeout: 30_000 });
    expect(await storedRows('leads', { message })).toHaveLength(1);
    expect(await form.locator('[name=message]').inputValue()).toBe('');
  });
  test('a form that leads on', async ({ openPage, expect }) => {
    const page = await slowly(openPage);
    await page.goto('/servicios/pld-fintech', { waitUntil: 'commit' });
    const company = `Acme ${crypto.randomUUID()}`;
    const form = page.locator('form#pld-fintech');
    await form.locator('[name=nombre]').fill('Ana');
    await form.locator('[name=empresa]').fill(company);
    await form.locator('[name=email]').fill('ana@correo.example');
    await form.locator('[type=submit]').tap();
    await page.waitForURL('**/gracias', { timeout: 30_000 });
    await page.locator('[data-sonner-toast]').waitFor({ timeout: 30_000 });
    expect(await storedRows('leads', { company })).toHaveLength(1);
  });
  test('a dialog', async ({ openPage }) => {
    const page = await slowly(openPage);
    await touchEarly(page, '/empresa/careers', '[data-dialog]');
    await page.locator('dialog[open]').waitFor({ timeout: 30_000 });
  });
  test('tabs', async ({ openPage, expect }) => {
    const page = await slowly(openPage);
    await touchEarly(page, '/servicios/asesoria-legal', '#personas-tab');
    await page.locator('#personas').waitFor();
    await expect.poll(() => page.locator('#personas-tab[aria-selected=true]').count(), { timeout: 30_000 }).toBe(1);
    expect(await page.locator('#corporativos').isVisible()).toBe(false);
  });
  test('a tooltip', async ({ openPage }) => {
    const page = await slowly(openPage);
    await touchEarly(page, '/cumplimiento-fintech-landing', '.tip button');
    await page.getByRole('tooltip').first().waitFor({ timeout: 30_000 });
  });
  test('the theme', async ({ openPage, expect }) => {
    const page = await slowly(openPage);
    await touchEarly(page, '/inicio', '[data-theme=dark]');
    await expect.poll(() => page.locator('html.dark').count(), { timeout: 30_000 }).toBe(1);
  });
  test('the language', async ({ openPage, expect }) => {
    const page = await slowly(openPage);
    await touchEarly(page, '/inicio', '.site-header a[data-lang=en]');
    await page.waitForURL('**/en/inicio', { waitUntil: 'commit' });
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });
});
