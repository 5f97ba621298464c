import type { Page, Route } from 'playwright';
import { describe, expect } from 'vitest';
import { drawNothing, settled, test } from '../support/browser.ts';
import { formOn } from '../support/forms/form-on.ts';
import { storedRows } from '../support/forms/rows.ts';

const failed = 'Hubo un problema inesperado. Por favor intenta de nuevo.';
const sent = '¡Mensaje enviado!';

/** The form of the home page, with a message to send. */
function contact(page: Page) {
  const on = formOn(page, 'contact-home');
  const fillIn = (message = `Hola ${crypto.randomUUID()}`): Promise<void> =>
    on.fillIn({ name: 'Ana', email: 'ana@correo.example', message });
  return { ...on, fillIn };
}

/** Answers the next inserts in turn, lets later ones through, and records their keys and rows. */
async function inserts(
  page: Page,
  ...answers: ((route: Route) => Promise<void>)[]
): Promise<{ key: string | undefined; body: string | null }[]> {
  const seen: { key: string | undefined; body: string | null }[] = [];
  await page.route('**/rest/v1/*', async (route) => {
    const request = route.request();
    const answer = answers[seen.length];
    seen.push({ key: request.headers()['idempotency-key'], body: request.postData() });
    await (answer ? answer(route) : route.continue());
  });
  return seen;
}

/** Stores the row, and loses the response. */
async function lost(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

/** Waits for a new message. */
async function seesMessage(page: Page, text: string): Promise<void> {
  const message = page.locator('[data-sonner-toast]:not([data-seen])').filter({ hasText: text });
  await message.first().waitFor();
  await page
    .locator('[data-sonner-toast]')
    .evaluateAll((toasts) => toasts.forEach((toast) => toast.setAttribute('data-seen', '')));
}

describe('a message', () => {
  test('keeps its key when the response is lost, and gets another after a change or success', async ({ reopen }) => {
    const page = await reopen('/inicio');
    const { control, button, fillIn } = contact(page);
    const seen = await inserts(page, lost, lost, lost);
    await fillIn();
    for (const change of [undefined, undefined, 'Otra cosa']) {
      if (change !== undefined) await control('message').fill(`${change} ${crypto.randomUUID()}`);
      await button.click();
      await seesMessage(page, failed);
    }
    await button.click();
    await seesMessage(page, sent);
    await fillIn('Otra más');
    await button.click();
    await seesMessage(page, sent);
    await fillIn('Otra más');
    await button.click();
    await seesMessage(page, sent);
    const [first, again, changed, repeated, next, same] = seen.map(({ key }) => key);
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(again).toBe(first);
    expect(repeated).toBe(changed);
    expect(new Set([first, changed, next, same]).size).toBe(4);
  });

  test('keeps its idempotency key over a reload, and carries the origin of the visit', async ({ openPage }) => {
    const page = await openPage('/robots.txt?utm_source=bolet%C3%ADn&utm_medium=mail&id=7');
    const { button, fillIn } = contact(page);
    await page.goto('/empresa', { referer: 'https://noticias.example/nota?privada=1' });
    await page.goto('/inicio', { referer: new URL('/empresa', page.url()).href });
    const seen = await inserts(page, lost);
    await settled(page);
    await fillIn();
    await button.click();
    await seesMessage(page, failed);
    await page.reload();
    await settled(page);
    await button.click();
    await seesMessage(page, sent);
    expect(seen[1]).toEqual(seen[0]);
    const [{ message }] = JSON.parse(seen[0]?.body ?? '') as [{ message: string }];
    const [row] = await storedRows('leads', { message });
    expect(row).toMatchObject({
      from_form: 'contact-home',
      from_language: 'es',
      from_page: '/inicio',
      from_campaign: 'utm_medium=mail&utm_source=boletín',
      from_referrer: 'noticias.example',
    });
  });
});

describe('a message that is sent before React has come', () => {
  test('is stored once, and its outcome is shown when React comes', async ({ reopen }) => {
    const page = await reopen('/inicio');
    const { form, control, button, values, fillIn } = contact(page);
    const react = Promise.withResolvers<void>();
    await page.route(/\/assets\/chunks\/.*\.js$/, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('react.dev/errors')) await react.promise;
      await route.fulfill({ response });
    });
    const seen = await inserts(page);
    const message = `Hola ${crypto.randomUUID()}`;
    await fillIn(message);
    // Errors that are not drawn yet, and soon corrected.
    await control('email').fill('ana');
    await button.click();
    await control('email').fill('ana@correo.example');
    await button.dblclick();
    await expect.poll(() => values(['name', 'message'])).toEqual({ name: '', message: '' });
    expect(await storedRows('leads', { message })).toHaveLength(1);
    await control('message').fill('Otra cosa');
    expect(await page.locator('[data-island=form][data-ready]').count()).toBe(0);
    react.resolve();
    await seesMessage(page, sent);
    await form.locator('.form__message').waitFor();
    await expect.poll(() => form.locator('[aria-invalid], .form__summary').count()).toBe(0);
    await expect.poll(() => control('message').inputValue()).toBe('Otra cosa');
    expect(seen).toHaveLength(1);
  });
});

describe('one message, one request', () => {
  test('Enter twice before the browser has drawn the first', async ({ reopen }) => {
    const page = await reopen('/inicio');
    const { control, fillIn } = contact(page);
    const held = Promise.withResolvers<void>();
    const seen = await inserts(page, async (route) => {
      await held.promise;
      await route.continue();
    });
    await fillIn();
    await page.locator('[data-island=form][data-ready]').waitFor({ state: 'attached' });
    await control('email').focus();
    await drawNothing(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => seen.length).toBe(1);
    held.resolve();
    await seesMessage(page, sent);
    expect(seen).toHaveLength(1);
  });

  test('the second half of a double click sends nothing, unless the page was left meanwhile', async ({ reopen }) => {
    const page = await reopen('/inicio');
    const { form, control, button, fillIn } = contact(page);
    const seen = await inserts(page);
    await fillIn();
    // Runs in one task, however busy the machine is.
    await page.evaluate(() => {
      const moment = performance.now();
      performance.now = () => moment;
    });
    await button.click();
    await expect.poll(() => control('name').inputValue()).toBe('');
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await seesMessage(page, sent);
    expect(await form.locator('[aria-invalid]').count()).toBe(0);
    await restored(page);
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expect.poll(() => form.locator('[aria-invalid]').count()).toBeGreaterThan(0);
    expect(seen).toHaveLength(1);
  });
});

/** Simulates a restore from the back/forward cache. (Playwright cannot follow a real one.) */
function restored(page: Page): Promise<unknown> {
  return page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

test('on a page restored after a redirect, the form is empty and its button works', async ({ reopen }) => {
  const page = await reopen('/softlanding-promo');
  // With an empty response, the navigation ends and the page stays.
  await page.route('**/gracias', (route) => route.fulfill({ status: 204 }));
  const seen = await inserts(page);
  const { control, button, fillIn, values } = formOn(page, 'softlanding-promo');
  const names = ['nombre', 'mensaje'];
  for (const attempt of [1, 2]) {
    await fillIn(Object.fromEntries(names.map((name) => [name, `${name} ${attempt}`])));
    await control('correo').fill('ana@correo.example');
    await control('tipoEmpresa').selectOption('Otro');
    await button.click();
    await expect.poll(() => seen.length).toBe(attempt);
    await expect.poll(() => values(names)).toEqual(Object.fromEntries(names.map((name) => [name, ''])));
    await expect.poll(() => button.isDisabled()).toBe(true);
    await restored(page);
    await expect.poll(() => button.isEnabled()).toBe(true);
  }
  expect(new Set(seen.map(({ key }) => key)).size).toBe(2);
});
