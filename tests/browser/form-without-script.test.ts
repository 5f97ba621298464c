import type { Page } from 'playwright';
import { firm } from '#generated/site.ts';
import { describe, expect } from 'vitest';
import { formOn } from '../support/forms/form-on.ts';
import { settled, test, wasStopped } from '../support/browser.ts';

function hint(page: Page) {
  return page.locator('.form-box__no-script');
}

function notLoaded(page: Page) {
  return page.locator('.form-box__not-loaded');
}

const failure = 'Hubo un problema inesperado. Por favor intenta de nuevo.';
const answers = { name: 'Ana', email: 'ana@correo.example', company: '', message: 'Hola 🏛️' };

const names = Object.keys(answers);
/** The scripts that are loaded once a form is used. */
const CHUNKS = /\/assets\/chunks\/.*\.js$/;

function contact(page: Page) {
  return formOn(page, 'contact-home');
}

/** Fails the script that contains a text. */
async function failScript(page: Page, text: string): Promise<void> {
  await page.route(CHUNKS, async (route) => {
    const response = await route.fetch();
    const fails = (await response.text()).includes(text);
    await (fails ? route.abort('connectionrefused') : route.fulfill({ response }));
  });
}

/** Records every request that could leak the input. */
function leaving(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' || request.isNavigationRequest() || request.url().includes('Ana'))
      found.push(`${request.method()} ${request.url()}`);
  });
  return found;
}

describe('a form that no script can send', () => {
  test('without JavaScript: it says so, has no button, and Enter leaks nothing', async ({ reopen, stopped }) => {
    const page = await reopen('/en/inicio', { javaScriptEnabled: false, locale: 'en-US' });
    for (const way of ['JavaScript', firm.email, firm.phone.display])
      expect(await hint(page).innerText()).toContain(way);
    expect(await notLoaded(page).isVisible()).toBe(false);
    expect(await contact(page).button.isVisible()).toBe(false);
    expect(await contact(page).form.getAttribute('method')).toBe('post');
    await contact(page).fillIn(answers);
    const gone = leaving(page);
    await contact(page).control('email').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    expect(await contact(page).values(names)).toEqual(answers);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/en/inicio');
    expect(gone).toEqual([]);
    // Without the policy, the browser itself would have submitted the form.
    await wasStopped(stopped, 1);
  });

  test('whose modules fail to load: it shows other ways to reach the firm at once', async ({ openPage }) => {
    const page = await openPage('about:blank');
    await page.route(/\/assets\/entries\/.*\.js$/, (route) => route.abort('connectionrefused'));
    await page.goto('/inicio');
    await expect.poll(() => notLoaded(page).isVisible()).toBe(true);
    expect(await notLoaded(page).innerText()).toMatch(new RegExp(`Vuelva a cargar la página.*${firm.email}`));
    await hint(page).waitFor({ state: 'hidden' });
    await contact(page).button.waitFor({ state: 'hidden' });
  });

  test('whose modules never load: it shows other ways to reach the firm after a while', async ({ openPage }) => {
    const page = await openPage('about:blank', { reducedMotion: 'reduce' });
    await page.route(/\/assets\/entries\/.*\.js$/, () => {});
    await page.goto('/inicio', { waitUntil: 'commit' });
    await contact(page).fillIn(answers);
    expect(await notLoaded(page).isVisible()).toBe(false);
    await contact(page).button.click();
    expect(await notLoaded(page).isVisible()).toBe(false);
    await contact(page).form.evaluate((element) =>
      element.closest('.form-box')?.querySelector('.form-box__not-loaded')?.getAnimations()[0]?.finish(),
    );
    await expect.poll(() => notLoaded(page).isVisible()).toBe(true);
    await hint(page).waitFor({ state: 'hidden' });
    expect(await contact(page).values(names)).toEqual(answers);
  });

  test('whose errors cannot be drawn: an alert says that it failed, and the next attempt works', async ({ reopen }) => {
    const page = await reopen('/inicio');
    await settled(page);
    await failScript(page, 'react.dev/errors');
    await contact(page).fillIn({ ...answers, email: 'ana' });
    await contact(page).button.click();
    const alert = page.getByRole('alertdialog');
    await expect.poll(() => alert.innerText()).toContain(failure);
    await alert.getByRole('button').click();
    expect(await contact(page).values(names)).toEqual({ ...answers, email: 'ana' });
    await page.unrouteAll({ behavior: 'wait' });
    await contact(page).button.click();
    await contact(page).form.locator('.form__summary').waitFor();
    await contact(page).fillIn(answers);
    await contact(page).button.click();
    await page.getByText('¡Mensaje enviado!', { exact: true }).first().waitFor();
  });

  test('whose React fails to load: the message is sent once, and the outcome shows in an alert', async ({ reopen }) => {
    const page = await reopen('/inicio');
    await settled(page);
    await failScript(page, 'react.dev/errors');
    await contact(page).fillIn(answers);
    const gone = leaving(page);
    await contact(page).button.click();
    await expect.poll(() => page.getByRole('alertdialog').innerText()).toContain('¡Mensaje enviado!');
    expect(gone.filter((request) => request.startsWith('POST'))).toHaveLength(1);
    await page.getByRole('alertdialog').getByRole('button').click();
    await expect.poll(() => contact(page).values(['name', 'message'])).toEqual({ name: '', message: '' });
    await expect.poll(() => contact(page).button.innerText()).toBe('Enviar mensaje');
  });

  test('whose toasts fail to load: the outcome shows in an alert, and the message is sent once', async ({ reopen }) => {
    const page = await reopen('/inicio');
    await settled(page);
    await failScript(page, 'data-sonner-toast');
    await contact(page).fillIn(answers);
    const gone = leaving(page);
    await contact(page).button.click();
    await expect.poll(() => page.getByRole('alertdialog').innerText()).toContain('¡Mensaje enviado!');
    expect(gone.filter((request) => request.startsWith('POST'))).toHaveLength(1);
  });

  test('with no module left: the browser shows an error, and the next attempt works', async ({ reopen }) => {
    const page = await reopen('/inicio');
    await settled(page);
    await page.route(CHUNKS, (route) => route.abort('connectionrefused'));
    await contact(page).fillIn(answers);
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    for (const times of [1, 2]) {
      await contact(page).button.click();
      await expect.poll(() => alerts).toEqual(Array.from({ length: times }, () => failure));
    }
    expect(await contact(page).values(names)).toEqual(answers);
    await page.unrouteAll({ behavior: 'wait' });
    await contact(page).button.click();
    await page.getByText('¡Mensaje enviado!', { exact: true }).first().waitFor();
    expect(alerts).toHaveLength(2);
  });
});
