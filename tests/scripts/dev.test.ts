import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { launchBrowser } from '../support/browser.ts';
import { startDev } from './dev-project.ts';
import type { DevProject } from './dev-project.ts';

let dev: DevProject;
let browser: Browser;

beforeAll(async () => {
  dev = await startDev();
  browser = await launchBrowser();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await dev?.stop();
});

const home = 'spec/pages/home.ts';
const heading = 'Su socio estratégico para crecer en México';

/** Opens a page and marks it, so that a test sees whether it was loaded again. */
const open = async (path: string): Promise<Page> => {
  const page = await browser.newPage({ locale: 'es-MX', reducedMotion: 'reduce' });
  page.setDefaultTimeout(60_000);
  // The first visit compiles what the page is made of.
  await page.goto(dev.url + path, { timeout: 120_000, waitUntil: 'networkidle' });
  await mark(page);
  return page;
};
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis);
const textOf = (page: Page) => () => page.locator('h1').textContent();

test('a saved text shows at once in the open page, which keeps its place and what was typed', async () => {
  const page = await open('/inicio');
  const field = page.locator('form input[name=name]');
  await field.fill('Ana Ruiz');
  await expect.poll(() => page.locator('[data-island][data-ready]').count()).toBe(1);
  await field.focus();
  // What the visitor looks at stays where it is, also where what is above it gets shorter.
  const place = (): Promise<number> => field.evaluate((element) => document.fonts.ready.then(() => element.getBoundingClientRect().top));
  const before = await place();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);

  dev.edit(home, `es: '${heading}'`, "es: 'Un título nuevo'");
  await expect.poll(textOf(page)).toBe('Un título nuevo');
  expect(await field.inputValue()).toBe('Ana Ruiz');
  expect(Math.abs((await place()) - before)).toBeLessThan(4);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await isMarked(page)).toBe(true);
  // The island is alive: it still answers.
  await field.fill('');
  await page.locator('form button[type=submit]').click();
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBeGreaterThan(0);

  dev.edit(home, "es: 'Un título nuevo'", `es: '${heading}'`);
  await expect.poll(textOf(page)).toBe(heading);
  expect(await isMarked(page)).toBe(true);
  await page.close();
}, 180_000);

test('the title follows too, and what a script has opened stays open', async () => {
  const page = await open('/servicios/asesoria-legal');
  const tab = page.getByRole('tab').last();
  await tab.click();
  expect(await tab.getAttribute('aria-selected')).toBe('true');
  const title = await page.title();
  dev.edit('spec/pages/legal-advice.ts', "es: 'Asesoría legal para empresas y personas'", "es: 'Consejo legal para empresas y personas'");
  await expect.poll(() => page.title()).not.toBe(title);
  expect(await tab.getAttribute('aria-selected')).toBe('true');
  expect(await isMarked(page)).toBe(true);
  await page.close();
}, 180_000);

test('blocks come, move and go', async () => {
  const page = await open('/inicio');
  const tiles = () => page.locator('main h1 ~ *, main section').count();
  const before = await tiles();
  const statement = "    serviceCards({\n      id: 'services',";
  const added = "    statement({ id: 'nuevo', heading: { es: 'Bloque nuevo', en: 'New block' }, paragraphs: [{ es: 'Uno', en: 'One' }] }),\n";
  dev.edit(home, 'serviceCards, values', 'serviceCards, statement, values');
  dev.edit(home, statement, added + statement);
  await expect.poll(() => page.getByText('Bloque nuevo').count()).toBe(1);
  expect(await isMarked(page)).toBe(true);
  dev.edit(home, added, '');
  await expect.poll(() => page.getByText('Bloque nuevo').count()).toBe(0);
  expect(await tiles()).toBe(before);
  await page.close();
}, 180_000);

test('a broken spec leaves the page as it was, says why, and the next save goes on', async () => {
  const page = await open('/inicio');
  dev.edit(home, "linkTo('services'", "linkTo('servces'");
  await dev.running.says('servces');
  expect(await textOf(page)()).toBe(heading);
  dev.edit(home, "linkTo('servces'", "linkTo('services'");
  dev.edit(home, `es: '${heading}'`, "es: 'Otra vez bien'");
  await expect.poll(textOf(page)).toBe('Otra vez bien');
  dev.edit(home, "es: 'Otra vez bien'", `es: '${heading}'`);
  await expect.poll(textOf(page)).toBe(heading);
  await page.close();
}, 180_000);
