import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { test } from '../support/browser.ts';
import { holdScripts } from '../support/hold-scripts.ts';

const address = '/servicios/tratamientos';

/** The paper that visitors date themselves: 12 working days. */
function paperOf(page: Page): Locator {
  return page.locator('[data-paper=track]');
}

/** The dates of its rows. */
function datesOf(page: Page): Promise<string[]> {
  return paperOf(page).locator('li .nb').allInnerTexts();
}

// By hand: 29 January 2027 is a Friday, 1 February a holiday, so the days are 26 to 29 January and 2 to 11 February.
const example = 'De la cirugía a la corona: 26 ene – 11 feb 2027';

test('a paper follows the date that the visitor sets, and nothing else remembers it', async ({ reopen }) => {
  const page = await reopen(address);
  const result = paperOf(page).getByRole('status');
  expect(await result.innerText()).toBe(example);
  expect(await datesOf(page)).toEqual(['26 ene – 29 ene', '2 feb – 11 feb']);
  const before = { url: page.url(), stored: await page.evaluate(() => JSON.stringify([localStorage, sessionStorage])) };

  const input = paperOf(page).getByLabel('Empiezo el');
  await input.focus();
  // Friday 12 March, then 16 to 30 March: the 15th is a holiday.
  await input.fill('2027-03-12');
  await expect.poll(() => result.innerText()).toBe('De la cirugía a la corona: 12 mar – 30 mar 2027');
  expect(await datesOf(page)).toEqual(['12 mar – 18 mar', '19 mar – 30 mar']);
  expect({
    url: page.url(),
    stored: await page.evaluate(() => JSON.stringify([localStorage, sessionStorage])),
  }).toEqual(before);
});

test('a date outside the calendar is explained beside the input, and the dates stay', async ({ reopen }) => {
  const page = await reopen(address);
  const input = paperOf(page).getByLabel('Empiezo el');
  await input.fill('2027-12-17');
  // The twelfth working day from 16 December is the 31st, the last of the calendar.
  await expect
    .poll(() => paperOf(page).getByRole('status').innerText())
    .toBe('Elija un día entre el 16 de noviembre de 2026 y el 16 de diciembre de 2027.');
  expect(await input.getAttribute('aria-invalid')).toBe('true');
  expect(await datesOf(page)).toEqual(['26 ene – 29 ene', '2 feb – 11 feb']);
  await input.fill('2027-12-16');
  await expect
    .poll(() => paperOf(page).getByRole('status').innerText())
    .toBe('De la cirugía a la corona: 16 dic – 31 dic 2027');
  expect(await input.getAttribute('aria-invalid')).toBe('false');
});

test('what is set before any module has loaded is not lost', async ({ openPage }) => {
  const page = await openPage('about:blank');
  const scripts = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await paperOf(page).getByLabel('Empiezo el').fill('2027-03-12');
  expect(await paperOf(page).getByRole('status').innerText()).toBe(example);
  scripts.release();
  await expect
    .poll(() => paperOf(page).getByRole('status').innerText())
    .toBe('De la cirugía a la corona: 12 mar – 30 mar 2027');
});

test('without JavaScript, a paper is a complete example without inputs', async ({ reopen }) => {
  const page = await reopen(address, { javaScriptEnabled: false });
  expect(await paperOf(page).getByRole('status').innerText()).toBe(example);
  expect(await datesOf(page)).toEqual(['26 ene – 29 ene', '2 feb – 11 feb']);
  expect(await page.locator('[data-paper] :is(input, select, button):visible').count()).toBe(0);
});

/** Runs in the page: its visible texts that are not in the element. */
function textsOutside(paper: Element): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (!paper.contains(text) && text.textContent?.trim() && text.parentElement?.checkVisibility())
      found.push(text.textContent);
  return found;
}

test('a paper prints alone, with what the visitor set and what it is', async ({ openPage }) => {
  const page = await openPage(address);
  await page.evaluate(() => {
    window.print = () => document.body.append('printing');
  });
  await paperOf(page).getByLabel('Empiezo el').fill('2027-03-12');
  const button = paperOf(page).getByRole('button', { name: 'Imprimir esta muestra' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByText('printing').waitFor({ state: 'attached' });
  await page.evaluate(() => document.body.lastChild?.remove());
  await page.emulateMedia({ media: 'print' });
  expect(await paperOf(page).evaluate(textsOutside)).toEqual([]);
  expect(await paperOf(page).innerText()).toContain('De la cirugía a la corona: 12 mar – 30 mar 2027');
  expect(await paperOf(page).innerText()).toMatch(/Jacaranda.*no es una asesoría/);
  expect(await button.isVisible()).toBe(false);

  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await paperOf(page).evaluate(textsOutside)).not.toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  expect(await paperOf(page).innerText()).not.toContain('no es una asesoría');
});
