import type { Page, Route } from 'playwright';
import { describe, expect } from 'vitest';
import { formOn } from '../support/forms/form-on.ts';
import { test } from '../support/browser.ts';

const address = '/empresa/careers';

function dialogOf(page: Page) {
  return page.locator('dialog#postulacion');
}

function openers(page: Page) {
  return page.locator('main [data-dialog=postulacion]');
}

function hasFocus(element: Element): boolean {
  return element.contains(document.activeElement);
}

describe('the application', () => {
  test('opens by keyboard, keeps focus and input, and closes in three ways', async ({ reopen }) => {
    const page = await reopen(address);
    const opener = openers(page).first();
    for (const key of ['Enter', ' ']) {
      await opener.focus();
      await page.keyboard.press(key);
      await dialogOf(page).waitFor();
      await expect.poll(() => dialogOf(page).evaluate(hasFocus)).toBe(true);
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        // Between the last and the first element, the focus is in the browser's UI.
        expect(
          await dialogOf(page).evaluate(
            (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
          ),
        ).toBe(true);
      }
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'hidden' });
      await expect.poll(() => opener.evaluate(hasFocus)).toBe(true);
    }
    const name = dialogOf(page).locator('[name=nombre]');
    await openers(page).first().click();
    await name.fill('Ana');
    await dialogOf(page).locator('h2').click();
    expect(await dialogOf(page).isVisible()).toBe(true);
    await page.mouse.click(5, 400);
    await dialogOf(page).waitFor({ state: 'hidden' });
    await openers(page).first().click();
    expect(await name.inputValue()).toBe('Ana');
    await dialogOf(page).getByRole('button', { name: 'Cerrar' }).click();
    await dialogOf(page).waitFor({ state: 'hidden' });
  });

  const applicant = {
    nombre: 'Ana',
    email: 'ana@correo.example',
    telefono: '55',
    experiencia: 'Diez años',
    motivacion: 'Aprender',
  };
  const apply = async (page: Page): Promise<void> => {
    await formOn(page, 'career').fillIn(applicant);
    await formOn(page, 'career').button.click();
  };

  test('closed while the form is being sent, it keeps the input and shows the outcome', async ({ reopen }) => {
    const page = await reopen(`${address}#postulacion`);
    const failure = Promise.withResolvers<void>();
    const success = Promise.withResolvers<void>();
    const answers = [
      { due: failure.promise, give: (route: Route) => route.abort('connectionreset') },
      { due: success.promise, give: (route: Route) => route.continue() },
    ];
    await page.route(/\/rest\/v1\/career_applications/, async (route) => {
      const answer = answers.shift();
      await answer?.due;
      await answer?.give(route);
    });
    await apply(page);
    await expect.poll(() => formOn(page, 'career').button.innerText()).toBe('Enviando...');
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    await openers(page).first().click();
    await dialogOf(page).waitFor();
    await page.mouse.click(5, 400);
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await formOn(page, 'career').values(Object.keys(applicant))).toEqual(applicant);
    failure.resolve();
    await page.getByRole('alertdialog').getByRole('button').click();
    await openers(page).first().click();
    await formOn(page, 'career').button.click();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    success.resolve();
    await page.getByText('¡Postulación enviada!', { exact: true }).waitFor();
    await dialogOf(page).waitFor();
  });

  test('a toast is inside the dialog while it is open, and outside afterwards', async ({ reopen }) => {
    const page = await reopen(`${address}#postulacion`);
    await page.route(/\/rest\/v1\/career_applications/, (route) =>
      route.fulfill({ status: 429, json: { code: 'PT429', message: 'Too many' } }),
    );
    await apply(page);
    await dialogOf(page).locator('[data-sonner-toast]').waitFor();
    await expect.poll(() => formOn(page, 'career').button.evaluate(hasFocus)).toBe(true);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    // The dialog's close event comes after it is hidden.
    await page.locator('body > #toasts').waitFor({ state: 'attached' });
  });
});
