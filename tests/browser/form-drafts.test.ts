import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { settled, test } from '../support/browser.ts';
import { formOn } from '../support/forms/form-on.ts';
import { storedRows } from '../support/forms/rows.ts';
import { holdScripts } from '../support/hold-scripts.ts';

const promo = {
  nombre: 'Ana Muñoz',
  correo: 'ana@correo.example',
  pais: 'España',
  tipoEmpresa: 'Otro',
  mensaje: 'Buenos días 🏛️',
};

function control(page: Page, form: string, name: string) {
  return formOn(page, form).control(name);
}

async function type(page: Page, form: string, answers: Record<string, string>, storage = true): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    if (name === 'tipoEmpresa') await control(page, form, name).selectOption(value);
    else await control(page, form, name).fill(value);
  }
  // The first key press loads the code that stores drafts.
  if (storage) await expect.poll(async () => (await kept(page)).length > 0 || answers['nombre'] === '').toBe(true);
}

async function expectValues(page: Page, form: string, answers: Record<string, string>): Promise<void> {
  await expect.poll(() => formOn(page, form).values(Object.keys(answers))).toEqual(answers);
}

function kept(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^(draft|sent):/.test(key)));
}

/** How browsers and password managers fill in a field: some dispatch an event, others none. */
const fillings: Readonly<Record<'change' | 'nothing', (element: Element, value: string) => void>> = {
  change(element, value) {
    (element as HTMLInputElement).value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
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
  test('without an event is kept, checked as it is, and sent', async ({ reopen }) => {
    const page = await reopen('/inicio');
    await settled(page);
    const answers = { name: 'Ana Muñoz', email: 'ana.correo.example', message: `Hola ${crypto.randomUUID()}` };
    // Without an event, only an interaction activates the form.
    await control(page, 'contact-home', 'name').hover();
    await isReady(page);
    await fillIn(page, 'nothing', answers);
    await page.goto('/contacto');
    await page.goto('/inicio');
    await expectValues(page, 'contact-home', answers);
    await page.locator('form#contact-home [type=submit]').click();
    await page.locator('form#contact-home .form__summary').waitFor();
    await expect.poll(() => control(page, 'contact-home', 'email').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => kept(page)).toEqual(['draft:contact-home']);
    await fillIn(page, 'nothing', { email: 'ana@correo.example' });
    await page.locator('form#contact-home [type=submit]').click();
    await page.getByText('¡Mensaje enviado!', { exact: true }).first().waitFor();
    expect(await storedRows('leads', { message: answers.message })).toMatchObject([{ email: 'ana@correo.example' }]);
    await expect.poll(() => kept(page)).toEqual([]);
  });

  test('with an event, before the scripts come, is sent as it is', async ({ openPage }) => {
    const page = await openPage('about:blank');
    const scripts = await holdScripts(page);
    await page.goto('/inicio', { waitUntil: 'commit' });
    const answers = { name: 'Ana', email: 'ana@correo.example', message: `Hola ${crypto.randomUUID()}` };
    await control(page, 'contact-home', 'message').waitFor();
    await fillIn(page, 'change', answers);
    scripts.release();
    await expect.poll(() => kept(page)).toEqual(['draft:contact-home']);
    await page.locator('form#contact-home [type=submit]').click();
    await page.getByText('¡Mensaje enviado!', { exact: true }).first().waitFor();
    expect(await storedRows('leads', { message: answers.message })).toMatchObject([{ name: 'Ana' }]);
  });

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
  test('is restored when its page is opened again, and only there, until the form is empty', async ({ reopen }) => {
    const page = await reopen('/softlanding-promo');
    await settled(page);
    await type(page, 'softlanding-promo', promo);
    await page.goto('/inicio');
    expect(await control(page, 'contact-home', 'message').inputValue()).toBe('');
    await page.goBack();
    await expectValues(page, 'softlanding-promo', promo);
    await page.goto('/inicio');
    await page.goto('/softlanding-promo');
    await expectValues(page, 'softlanding-promo', promo);
    await type(page, 'softlanding-promo', { nombre: '', correo: '', pais: 'México', tipoEmpresa: '', mensaje: '' });
    await expect.poll(() => kept(page)).toEqual([]);
  });

  test('keeps a cleared field empty, even if it has an initial value', async ({ reopen }) => {
    const page = await reopen('/softlanding-promo');
    await settled(page);
    expect(await control(page, 'softlanding-promo', 'pais').inputValue()).toBe('México');
    await type(page, 'softlanding-promo', { nombre: 'Ana', pais: '' });
    await page.reload();
    await expectValues(page, 'softlanding-promo', { nombre: 'Ana', pais: '' });
  });

  test('typed before the scripts come, it is newer than what was kept', async ({ openPage }) => {
    const page = await openPage('/inicio');
    await settled(page);
    await type(page, 'contact-home', { name: 'Ana', message: 'Hola' });
    await page.goto('/contacto');
    const scripts = await holdScripts(page);
    await page.goto('/inicio', { waitUntil: 'commit' });
    await control(page, 'contact-home', 'message').waitFor();
    await control(page, 'contact-home', 'message').pressSequentially('Otra cosa');
    scripts.release();
    await expectValues(page, 'contact-home', { name: 'Ana', message: 'Otra cosa' });
  });
});
