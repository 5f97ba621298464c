import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { test } from '../support/browser.ts';
import { FIXTURE_ROOT } from '../support/fixture-site.ts';
import { formOn } from '../support/forms/form-on.ts';
import { storedRows } from '../support/forms/rows.ts';
import { unstyled } from '../support/unstyled.ts';

/** The form of the contact page, and the region under its e-mail field, which is announced politely. */
function contact(page: Page) {
  const on = formOn(page, 'contact-page');
  const region = on.form.locator('.field:has([name=email]) > [aria-live=polite]');
  return { ...on, region, offer: region.getByRole('button') };
}

describe.for([
  ['/contacto', /^¿Falta \.com\? /, '¿Quiso escribir ana@gmail.com?'],
  ['/en/contacto', /^Is \.com missing\? /, 'Did you mean ana@gmail.com?'],
] as const)('on %s', ([path, refusal, question]) => {
  test('an address without a dot is refused, and the one that was meant is a Tab and Enter away', async ({
    reopen,
  }) => {
    const page = await reopen(path);
    const { control, button, fillIn, form, offer } = contact(page);
    const message = `Hola ${crypto.randomUUID()}`;
    await fillIn({ name: 'Ana', message, email: 'ana@gmail' });
    await button.click();
    await expect.poll(() => form.locator('.form__summary a').allInnerTexts()).toEqual([expect.stringMatching(refusal)]);
    await expect.poll(() => offer.innerText()).toBe(question);
    await control('email').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => offer.count()).toBe(0);
    await expect.poll(() => control('email').inputValue()).toBe('ana@gmail.com');
    await expect.poll(() => control('email').evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await expect.poll(() => storedRows('leads', { message })).toMatchObject([{ email: 'ana@gmail.com' }]);
  });
});

test('a slip is offered corrected as soon as it is typed, and is sent as it is all the same', async ({ reopen }) => {
  const page = await reopen('/contacto');
  const { control, button, fillIn, values, region, offer } = contact(page);
  const message = `Hola ${crypto.randomUUID()}`;
  await fillIn({ name: 'Ana', message });
  await control('email').pressSequentially('ana@yahoo.con');
  await expect.poll(() => region.innerText()).toBe('¿Quiso escribir ana@yahoo.com?');
  expect(await violations(page, { within: 'form#contact-page' })).toEqual([]);
  expect(await unstyled(region, FIXTURE_ROOT)).toEqual([]);
  await control('email').press('Backspace');
  await expect.poll(() => region.innerText()).toBe('');
  await control('email').press('n');
  await offer.waitFor();
  await button.click();
  await expect.poll(() => values(['email'])).toEqual({ email: '' });
  expect(await storedRows('leads', { message })).toMatchObject([{ email: 'ana@yahoo.con' }]);
  await expect.poll(() => region.innerText()).toBe('');
});

test('an unfinished domain is offered complete in the next field, but not under a press of the button', async ({
  reopen,
}) => {
  const page = await reopen('/contacto');
  const { control, button, fillIn, region, offer } = contact(page);
  await control('email').pressSequentially('ana@gmail.co');
  await control('email').press('Tab');
  await expect.poll(() => region.innerText()).toBe('¿Quiso escribir ana@gmail.com?');
  await offer.click();
  await fillIn({ name: 'Ana', message: 'Hola', email: 'ana@gmail.co' });
  await control('email').focus();
  await button.hover();
  await page.mouse.down();
  expect(await region.innerText()).toBe('');
  await page.mouse.up();
});
