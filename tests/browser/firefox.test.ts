import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { arrivesAt, goBack, leave, test, withoutFirefox } from '../support/firefox.ts';
import { storedRows } from '../support/forms/rows.ts';

const TOAST = '[data-sonner-toast]';
const ELSEWHERE = '/empresa/valores';
const email = 'ana@correo.example';

const button = (form: string): string => `form#${form} button[type=submit]`;
const textOf = (page: Page, selector: string): Promise<string> => page.$eval(selector, (element) => element.textContent.trim());
const fillIn = async (page: Page, form: string, answers: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(answers)) await page.locator(`form#${form} [name=${name}]`).fill(value);
};
const told = (page: Page, text: string, where = TOAST): Promise<unknown> =>
  page.waitForFunction((selector, wanted) => [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(wanted)), {}, where, text);
const toastsGo = async (page: Page): Promise<void> => {
  await expect.poll(() => page.$$eval(TOAST, ({ length }) => length), { message: 'toasts that stay' }).toBe(0);
};
/** The next request of the page fails. */
const failOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { fetch } = window;
    window.fetch = () => {
      window.fetch = fetch;
      return Promise.reject(new TypeError('refused'));
    };
  });

describe.skipIf(withoutFirefox)('Firefox: a page out of the back/forward cache, left while it said something', () => {
  test('after an empty form: the toast goes, a message is sent, and the button is free again', async ({ openInFirefox }) => {
    const page = await openInFirefox('/contacto');
    const message = `Hola ${crypto.randomUUID()}`;
    await page.click(button('contact-page'));
    await page.waitForSelector(TOAST);
    await leave(page, ELSEWHERE);
    await goBack(page, '/contacto');
    await fillIn(page, 'contact-page', { name: 'Ana', email, message });
    const idle = await textOf(page, button('contact-page'));
    await page.click(button('contact-page'));
    await told(page, '¡Mensaje enviado!');
    await expect.poll(() => textOf(page, button('contact-page'))).toBe(idle);
    expect(await storedRows('leads', { message })).toHaveLength(1);
    await toastsGo(page);
  });

  test('after a failure and a success: as if it had not been left', async ({ openInFirefox }) => {
    const page = await openInFirefox('/inicio');
    const message = `Hola ${crypto.randomUUID()}`;
    await fillIn(page, 'contact-home', { name: 'Ana', email, message });
    await failOnce(page);
    await page.click(button('contact-home'));
    await told(page, 'Hubo un problema inesperado');
    await leave(page, ELSEWHERE);
    // The theme that is chosen meanwhile holds on the page that was kept.
    await page.click('button[data-theme=dark]');
    await goBack(page, '/inicio');
    await page.waitForSelector('html.dark');
    await page.click(button('contact-home'));
    await told(page, '¡Mensaje enviado!');
    await leave(page, ELSEWHERE);
    await goBack(page, '/inicio');
    // At once: `page.click()` would scroll first. It is no second half of the click before the page was left.
    await page.$eval(button('contact-home'), (element) => (element as HTMLButtonElement).click());
    await page.waitForSelector('form#contact-home .form__summary');
    expect(await storedRows('leads', { message })).toHaveLength(1);
  });

  test('after a success that led on: the toast there goes, and the form is empty and sends again', async ({ openInFirefox }) => {
    const page = await openInFirefox('/servicios/pld-fintech');
    const answers = (descripcion: string): Record<string, string> => ({ nombre: 'Ana', empresa: 'Acme', email, descripcion });
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await fillIn(page, 'pld-fintech', answers('Hola'));
    await page.click(button('pld-fintech'));
    await arrivesAt(page, '/gracias');
    await page.waitForSelector(TOAST);
    await leave(page, ELSEWHERE);
    await goBack(page, '/gracias');
    await toastsGo(page);
    await goBack(page, '/servicios/pld-fintech');
    expect(await page.$eval('form#pld-fintech [name=descripcion]', (field) => (field as HTMLTextAreaElement).value)).toBe('');
    await fillIn(page, 'pld-fintech', answers('Hola otra vez'));
    await page.click(button('pld-fintech'));
    await arrivesAt(page, '/gracias');
  });

  test('a form in a dialog, then an alert over it: both work as before', async ({ openInFirefox }) => {
    const page = await openInFirefox('/empresa/careers#postulacion');
    const nombre = `Ana ${crypto.randomUUID()}`;
    await page.click(button('career'));
    await page.waitForSelector('form#career .form__summary');
    await leave(page, ELSEWHERE);
    await goBack(page, '/empresa/careers');
    await fillIn(page, 'career', { nombre, email, telefono: '55 1234 5678', experiencia: 'Mucha', motivacion: 'Toda' });
    await failOnce(page);
    await page.click(button('career'));
    await page.waitForSelector('[role=alertdialog]');
    await leave(page, ELSEWHERE);
    await goBack(page, '/empresa/careers');
    await page.click('[role=alertdialog] button');
    await page.click(button('career'));
    await told(page, '¡Postulación enviada!', '.form__confirmed');
    expect(await storedRows('career_applications', { nombre })).toHaveLength(1);
  });
});
