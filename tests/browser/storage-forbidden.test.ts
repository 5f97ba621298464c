import { expect } from 'vitest';

import { listen, test } from '../support/browser.ts';
import { formOn } from '../support/forms/form-on.ts';
import { storedRows } from '../support/forms/rows.ts';

/** Runs in the page: storage and cookies throw, as in a browser that blocks all cookies. */
function forbidStorage(): void {
  const forbid = (): never => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: forbid });
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
}

test('without cookies and storage, each part of the site works while its page is open', async ({ openPage }) => {
  const page = await openPage('about:blank');
  await page.addInitScript(forbidStorage);
  const complaints = listen(page);
  await page.goto('/inicio');
  // The theme.
  await page.getByRole('button', { name: 'Oscuro', exact: true }).click();
  await page.locator('html.dark').waitFor();
  // A form with a toast.
  const message = `Hola ${crypto.randomUUID()}`;
  const contact = formOn(page, 'contact-home');
  await contact.fillIn({ name: 'Ana', email: 'ana@correo.example', message });
  await contact.button.click();
  await page.locator('[data-sonner-toast][data-type=success]').waitFor();
  expect(await storedRows('leads', { message })).toHaveLength(1);
  // The language, by its link.
  await page.locator('.site-header a[data-lang=en]').click();
  await page.waitForURL('**/en/inicio');
  // A form with a redirect.
  await page.goto('/servicios/pld-fintech');
  const company = `Acme ${crypto.randomUUID()}`;
  const diagnosis = formOn(page, 'pld-fintech');
  await diagnosis.fillIn({ nombre: 'Ana', empresa: company, email: 'ana@correo.example' });
  await diagnosis.button.click();
  await page.waitForURL('**/gracias');
  expect(await storedRows('leads', { company })).toHaveLength(1);
  // Tabs, and a dialog.
  await page.goto('/servicios/asesoria-legal');
  await page.getByRole('tab', { selected: false }).click();
  await page.goto('/empresa/careers#postulacion');
  await page.locator('dialog[open]').waitFor();
  await page.goto('/no-hay-tal');
  await page.getByRole('button', { name: /cerrar sesi/i }).click();
  await page.waitForURL('**/auth');
  expect(complaints).toEqual({ errors: [], console: [expect.stringContaining('404')] });
});
