import { expect } from 'vitest';

import { countryLookup } from '#generated/browser/country-lookup.ts';
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
  // The server's cookie is blocked too.
  await page.context().clearCookies();
  // A form with a redirect.
  await page.route(countryLookup.url, (route) => route.fulfill({ json: { [countryLookup.field]: 'MX' } }));
  await page.goto('/softlanding-promo');
  const nombre = `Ana ${crypto.randomUUID()}`;
  const request = formOn(page, 'softlanding-promo');
  await request.fillIn({ correo: 'ana@correo.example', nombre, mensaje: 'Hola' });
  await request.control('tipoEmpresa').selectOption('Otro');
  await request.button.click();
  await page.waitForURL('**/gracias');
  expect(await storedRows('softlanding_requests', { nombre })).toHaveLength(1);
  // Tabs, and a dialog.
  await page.goto('/servicios/tratamientos');
  await page.getByRole('tab', { selected: false }).click();
  await page.goto('/empresa/careers#postulacion');
  await page.locator('dialog[open]').waitFor();
  await page.goto('/no-hay-tal');
  await page.getByRole('button', { name: /cerrar sesi/i }).click();
  await page.waitForURL('**/auth');
  expect(complaints).toEqual({ errors: [], console: [expect.stringContaining('404')] });
});
