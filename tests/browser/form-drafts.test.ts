import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { settled, test } from '../support/browser.ts';
import { storedRows } from '../support/forms/rows.ts';

const promo = {
  nombre: 'Ana Muñoz',
  correo: 'ana@correo.example',
  pais: 'España',
  tipoEmpresa: 'Otro',
  mensaje: 'Buenos días 🏛️',
};

function control(page: Page, form: string, name: string) {
  return page.locator(`form#${form} [name=${name}]`);
}

async function type(page: Page, form: string, answers: Record<string, string>, storage = true): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    if (name === 'tipoEmpresa') await control(page, form, name).selectOption(value);
    else await control(page, form, name).fill(value);
  }
  // The first key press loads the code that stores drafts.
  if (storage)
    await expect
      .poll(async () => (await kept(page)).length > 0 || Object.values(answers).every((value) => value === ''))
      .toBe(true);
}

async function valuesOf(page: Page, form: string, names: string[]): Promise<Record<string, string>> {
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await control(page, form, name).inputValue()] as const)),
  );
}

async function expectValues(page: Page, form: string, answers: Record<string, string>): Promise<void> {
  await expect.poll(() => valuesOf(page, form, Object.keys(answers))).toEqual(answers);
}

function kept(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^(draft|sent):/.test(key)));
}

/** Waits until the page stores drafts itself, instead of the browser alone. */
function keeps(page: Page): Promise<unknown> {
  return settled(page);
}

/** Opens a page and holds its scripts until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(chunks|entries)\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return resolve;
}

/** How browsers and password managers fill in a field, by the events that they dispatch. */
const fillings: Readonly<Record<'input' | 'change' | 'keys' | 'nothing', (element: Element, value: string) => void>> = {
  input(element, value) {
    (element as HTMLInputElement).value = value;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  },
  change(element, value) {
    (element as HTMLInputElement).value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  },
  keys(element, value) {
    for (const type of ['keydown', 'keyup']) element.dispatchEvent(new KeyboardEvent(type, { bubbles: true }));
    (element as HTMLInputElement).value = value;
  },
  nothing: (element, value) => void ((element as HTMLInputElement).value = value),
};

async function fillIn(page: Page, how: keyof typeof fillings, answers: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(answers))
    await control(page, 'contact-home', name).evaluate(fillings[how], value);
}

function isReady(page: Page): Promise<void> {
  return page.locator('[data-island=form][data-ready]').waitFor({ state: 'attached' });
}

describe('autofill by a browser or password manager', () => {
  for (const how of ['input', 'nothing'] as const) {
    test(`telling of it by ${how}: is kept, checked as it is, and sent`, async ({ reopen }) => {
      const page = await reopen('/inicio');
      await settled(page);
      const answers = { name: 'Ana Muñoz', email: 'ana.correo.example', message: `Hola ${crypto.randomUUID()}` };
      // Without an event, only an interaction activates the form.
      if (how === 'nothing') await control(page, 'contact-home', 'name').hover();
      else await fillIn(page, how, { name: 'A' });
      await isReady(page);
      await fillIn(page, how, answers);
      await page.goto('/contacto');
      await page.goto('/inicio');
      await expectValues(page, 'contact-home', answers);
      await fillIn(page, how, { email: 'otra.correo.example' });
      await page.locator('form#contact-home [type=submit]').click();
      await page.locator('form#contact-home .form__summary').waitFor();
      expect(await control(page, 'contact-home', 'email').getAttribute('aria-invalid')).toBe('true');
      expect(await kept(page)).toEqual(['draft:contact-home']);
      await fillIn(page, how, { email: 'ana@correo.example' });
      await page.locator('form#contact-home [type=submit]').click();
      await page.getByText('¡Mensaje enviado!', { exact: true }).first().waitFor();
      expect(await storedRows('leads', { message: answers.message })).toMatchObject([{ email: 'ana@correo.example' }]);
      expect(await kept(page)).toEqual([]);
    });
  }

  for (const how of ['change', 'keys'] as const) {
    test(`telling of it by ${how} before the scripts come: is sent as it is`, async ({ openPage }) => {
      const page = await openPage('about:blank');
      const release = await openWithoutScripts(page, '/inicio');
      const answers = { name: 'Ana', email: 'ana@correo.example', message: `Hola ${crypto.randomUUID()}` };
      await control(page, 'contact-home', 'message').waitFor();
      await fillIn(page, how, answers);
      release();
      if (how === 'change') await expect.poll(() => kept(page)).toEqual(['draft:contact-home']);
      await page.locator('form#contact-home [type=submit]').click();
      await page.getByText('¡Mensaje enviado!', { exact: true }).first().waitFor();
      expect(await storedRows('leads', { message: answers.message })).toMatchObject([{ name: 'Ana' }]);
    });
  }

  test('during sending is not lost when the page is left', async ({ reopen }) => {
    const page = await reopen('/inicio');
    const asked = Promise.withResolvers<void>();
    await page.route('**/rest/v1/*', () => asked.resolve());
    const answers = { name: 'Ana', email: 'ana@correo.example', message: 'Hola' };
    await control(page, 'contact-home', 'name').hover();
    await isReady(page);
    await fillIn(page, 'nothing', answers);
    await page.locator('form#contact-home [type=submit]').click();
    await asked.promise;
    await page.goto('/contacto');
    await page.goto('/inicio');
    await expectValues(page, 'contact-home', answers);
  });
});

describe('the draft of a form', () => {
  test('is restored after leaving by a link and returning by another, and after going back', async ({ reopen }) => {
    const page = await reopen('/softlanding-promo');
    await keeps(page);
    await type(page, 'softlanding-promo', promo);
    await page.goto('/inicio');
    expect(await control(page, 'contact-home', 'message').inputValue()).toBe('');
    await page.goto('/softlanding-promo');
    await expectValues(page, 'softlanding-promo', promo);
    await page.goto('/inicio');
    await page.goBack();
    await expectValues(page, 'softlanding-promo', promo);
  });

  test('is not restored in another form, nor stored for a form that is empty again', async ({ reopen }) => {
    const page = await reopen('/inicio');
    await keeps(page);
    await type(page, 'contact-home', { name: 'Ana', message: 'Hola' });
    expect(await kept(page)).toEqual(['draft:contact-home']);
    await page.goto('/contacto');
    await keeps(page);
    expect(await valuesOf(page, 'contact-page', ['name', 'message'])).toEqual({ name: '', message: '' });
    await page.goto('/inicio');
    await expectValues(page, 'contact-home', { name: 'Ana', message: 'Hola' });
    await type(page, 'contact-home', { name: '', message: '' });
    expect(await kept(page)).toEqual([]);
  });

  test('keeps a cleared field empty, even if it has an initial value', async ({ reopen }) => {
    const page = await reopen('/cumplimiento-fintech-landing');
    await keeps(page);
    expect(await control(page, 'fintech', 'pais_origen').inputValue()).toBe('México');
    await type(page, 'fintech', { nombre: 'Ana', pais_origen: '' });
    await page.reload();
    await expectValues(page, 'fintech', { nombre: 'Ana', pais_origen: '' });
  });

  test.for(['typed', 'filled in'] as const)(
    '%s before the scripts come, it is newer than what was kept',
    async (how, { openPage }) => {
      const page = await openPage('/inicio');
      await keeps(page);
      await type(page, 'contact-home', { name: 'Ana', message: 'Hola' });
      await page.goto('/contacto');
      const release = await openWithoutScripts(page, '/inicio');
      await control(page, 'contact-home', 'message').waitFor();
      if (how === 'typed') await control(page, 'contact-home', 'message').pressSequentially('Otra cosa');
      else await fillIn(page, 'change', { message: 'Otra cosa' });
      release();
      await expectValues(page, 'contact-home', { name: 'Ana', message: 'Otra cosa' });
    },
  );
});
