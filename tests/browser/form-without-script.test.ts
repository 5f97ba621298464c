import type { Page } from 'playwright';
import { firm } from '#generated/site.ts';
import { describe, expect } from 'vitest';
import { settled, test, wasStopped } from '../support/browser.ts';

function form(page: Page) {
  return page.locator('form#contact-home');
}

function hint(page: Page) {
  return page.locator('.form-box__no-script');
}

function notLoaded(page: Page) {
  return page.locator('.form-box__not-loaded');
}

const failure = 'Hubo un problema inesperado. Por favor intenta de nuevo.';
const answers = { name: 'Ana', email: 'ana@correo.example', company: '', message: 'Hola 🏛️' };

async function type(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(answers)) await form(page).locator(`[name=${name}]`).fill(value);
}

async function values(page: Page): Promise<Record<string, string>> {
  return Object.fromEntries(
    await Promise.all(
      Object.keys(answers).map(
        async (name) => [name, await form(page).locator(`[name=${name}]`).inputValue()] as const,
      ),
    ),
  );
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
  test('without JavaScript: it says so, offers no button, and Enter loses and leaks nothing', async ({
    reopen,
    stopped,
  }) => {
    const page = await reopen('/en/inicio', { javaScriptEnabled: false, locale: 'en-US' });
    for (const way of ['JavaScript', firm.email, firm.phone.display])
      expect(await hint(page).innerText()).toContain(way);
    expect(await notLoaded(page).isVisible()).toBe(false);
    expect(await form(page).locator('button').isVisible()).toBe(false);
    expect(await form(page).getAttribute('method')).toBe('post');
    await type(page);
    const gone = leaving(page);
    await form(page).locator('[name=email]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    expect(await values(page)).toEqual(answers);
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
    expect(await hint(page).isVisible()).toBe(false);
    expect(await form(page).locator('button').isVisible()).toBe(false);
  });

  test('whose modules never load: it shows other ways to reach the firm after a while', async ({ openPage }) => {
    const page = await openPage('about:blank', { reducedMotion: 'reduce' });
    await page.route(/\/assets\/entries\/.*\.js$/, () => {});
    await page.goto('/inicio', { waitUntil: 'commit' });
    await type(page);
    expect(await notLoaded(page).isVisible()).toBe(false);
    await form(page).locator('button').click();
    expect(await notLoaded(page).isVisible()).toBe(false);
    await form(page).evaluate((element) =>
      element.closest('.form-box')?.querySelector('.form-box__not-loaded')?.getAnimations()[0]?.finish(),
    );
    await expect.poll(() => notLoaded(page).isVisible()).toBe(true);
    expect(await hint(page).isVisible()).toBe(false);
    expect(await values(page)).toEqual(answers);
  });

  test('whose own module fails to load: the visitor sees an error, and the next attempt works', async ({ reopen }) => {
    const page = await reopen('/inicio');
    await settled(page);
    await page.route(/\/assets\/chunks\/.*\.js$/, async (route) => {
      const response = await route.fetch();
      await (/react\.dev\/errors/.test(await response.text())
        ? route.abort('connectionrefused')
        : route.fulfill({ response }));
    });
    await type(page);
    await form(page).locator('button').click();
    const alert = page.getByRole('alertdialog');
    expect(await alert.innerText()).toContain(failure);
    await alert.getByRole('button').click();
    expect(await values(page)).toEqual(answers);
    await page.unrouteAll({ behavior: 'wait' });
    await form(page).locator('button').click();
    await page.getByText('¡Mensaje enviado!', { exact: true }).first().waitFor();
  });

  test('whose toasts fail to load: the outcome shows in an alert, and the message is sent once', async ({ reopen }) => {
    const page = await reopen('/inicio');
    await settled(page);
    await page.route(/\/assets\/chunks\/.*\.js$/, async (route) => {
      const response = await route.fetch();
      await ((await response.text()).includes('data-sonner-toast')
        ? route.abort('connectionrefused')
        : route.fulfill({ response }));
    });
    await type(page);
    const gone = leaving(page);
    await form(page).locator('button').click();
    expect(await page.getByRole('alertdialog').innerText()).toContain('¡Mensaje enviado!');
    expect(gone.filter((request) => request.startsWith('POST'))).toHaveLength(1);
  });

  test('with no module available any more: the browser shows an error, and the next attempt works', async ({
    reopen,
  }) => {
    const page = await reopen('/inicio');
    await settled(page);
    await page.route(/\/assets\/chunks\/.*\.js$/, (route) => route.abort('connectionrefused'));
    await type(page);
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    for (const times of [1, 2]) {
      await form(page).locator('button').click();
      await expect.poll(() => alerts).toEqual(Array.from({ length: times }, () => failure));
    }
    expect(await values(page)).toEqual(answers);
    await page.unrouteAll({ behavior: 'wait' });
    await form(page).locator('button').click();
    await page.getByText('¡Mensaje enviado!', { exact: true }).first().waitFor();
    expect(alerts).toHaveLength(2);
  });
});
