import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { lockDirectory } from '../../site/server/database/lock.ts';
import { launchBrowser, wordsOf } from '../support/browser.ts';
import { newContext, startDev, type DevProject } from './dev-project.ts';

let dev: DevProject;
let browser: Browser;
/** One for all tests: each new one would load the modules of the dev server again. */
let context: BrowserContext;

const home = 'spec/pages/home.ts';
const heading = 'Su dentista, sin sorpresas';
const [valid, broken] = ["linkTo('services'", "linkTo('servces'"];

/** The heading of the page after the start, when the spec was broken. */
let begun = '';

beforeAll(async () => {
  dev = await startDev({
    prepare(root) {
      const file = join(root, home);
      writeFileSync(file, readFileSync(file, 'utf8').replace(valid, broken));
    },
  });
  browser = await launchBrowser();
  context = await newContext(browser);
  const page = await open('/inicio');
  const overlay = page.locator('vite-error-overlay');
  await overlay.getByText('There is no page "servces".').first().waitFor();
  begun = await textOf(page)();
  dev.edit(home, broken, valid);
  await overlay.waitFor({ state: 'detached' });
  await page.close();
});
afterAll(async () => {
  await browser?.close();
  await dev?.stop();
});

/** Opens a page and marks it, so that a test notices a reload. */
async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  // The first visit compiles the page's modules.
  await page.goto(dev.url + path, { waitUntil: 'networkidle' });
  await mark(page);
  return page;
}

function mark(page: Page) {
  return page.evaluate(() => void Object.assign(globalThis, { marked: true }));
}

function isMarked(page: Page) {
  return page.evaluate(() => 'marked' in globalThis);
}

function textOf(page: Page) {
  return () => wordsOf(page.locator('h1'));
}

test('a saved text shows at once in the open page, which keeps its place and what was typed', async () => {
  const page = await open('/inicio');
  // Headings have the site's display font in development too.
  expect(
    await page.evaluate(() =>
      document.fonts.ready.then(() =>
        [...document.fonts].some(({ family, status }) => family === 'Nunito' && status === 'loaded'),
      ),
    ),
  ).toBe(true);
  const field = page.locator('form input[name=name]');
  await field.fill('Ana Ruiz');
  await expect.poll(() => page.locator('[data-island][data-ready]').count()).toBe(1);
  await field.focus();
  // The visible content keeps its position, also if the content above gets shorter.
  const place = (): Promise<number> =>
    field.evaluate((element) => document.fonts.ready.then(() => element.getBoundingClientRect().top));
  const before = await place();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);

  dev.edit(home, `es: '${heading}'`, "es: 'Un título nuevo'");
  await expect.poll(textOf(page)).toBe('Un título nuevo');
  expect(await field.inputValue()).toBe('Ana Ruiz');
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(4);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await isMarked(page)).toBe(true);
  // The island is still hydrated.
  await field.fill('');
  await page.locator('form button[type=submit]').click();
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBeGreaterThan(0);

  dev.edit(home, "es: 'Un título nuevo'", `es: '${heading}'`);
  await expect.poll(textOf(page)).toBe(heading);
  expect(await isMarked(page)).toBe(true);
  await page.close();
});

test('a new address works at once, and a removed one is not found', async () => {
  const statusOf = (path: string) => async (): Promise<number> =>
    (await fetch(dev.url + path, { redirect: 'manual' })).status;
  expect(await statusOf('/convenio')()).toBe(404);
  dev.edit('spec/routes.ts', "aliases: ['/softlanding']", "aliases: ['/convenio']");
  await expect.poll(statusOf('/convenio')).toBe(200);
  await expect.poll(statusOf('/softlanding')).toBe(404);
  dev.edit('spec/routes.ts', "aliases: ['/convenio']", "aliases: ['/softlanding']");
  await expect.poll(statusOf('/softlanding')).toBe(200);
  await expect.poll(statusOf('/convenio')).toBe(404);
});

test('a broken spec leaves the page as it was, with an error in the terminal and in the page, until the next valid save', async () => {
  const page = await open('/inicio');
  const overlay = page.locator('vite-error-overlay');
  const field = page.locator('form input[name=name]');
  await field.fill('Ana');
  dev.edit(home, valid, broken);
  await dev.prints('servces');
  await expect.poll(() => overlay.count()).toBe(1);
  const text = (await overlay.locator('.window').innerText()).replaceAll('\u00A0', ' ');
  expect(text).toMatch(/spec\/pages\/home\.ts:\d+:\d+/);
  expect(text).toContain('There is no page "servces".');
  expect(text).toContain('Did you mean "services"?');
  expect(text).toContain(broken);
  expect(await textOf(page)()).toBe(heading);
  // The focus stays in the field.
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => overlay.count()).toBe(0);

  // The next broken save shows the overlay again, with all messages.
  dev.edit(home, broken, "linkTo('srvices'");
  dev.edit(home, "alert('dashboard.unavailable', { es: 'Crear", "alert('dashboard.unavailble', { es: 'Crear");
  await expect.poll(async () => (await overlay.count()) === 1 && overlay.locator('.stack a').count()).toBe(2);
  // So does a newly loaded page.
  await page.reload();
  await expect
    .poll(async () => (await overlay.count()) === 1 && overlay.locator('.message').textContent())
    .toContain('2 errors in 1 file.');
  await mark(page);
  await overlay.locator('.file a').click();
  await expect.poll(dev.opened).toBe(dev.place(home, "'srvices'"));

  dev.edit(home, "alert('dashboard.unavailble', { es: 'Crear", "alert('dashboard.unavailable', { es: 'Crear");
  dev.edit(home, "linkTo('srvices'", valid);
  await expect.poll(() => overlay.count()).toBe(0);
  expect(await isMarked(page)).toBe(true);
  await page.close();
});

test('the desk is served too, and a change of the branch is noticed in the database', async () => {
  await dev.prints(`desk   ${dev.deskUrl}`);
  expect((await fetch(`${dev.deskUrl}/login`)).status).toBe(200);
  const [last = ''] = readdirSync(join(dev.root, 'site/supabase/migrations')).slice(-1);
  const path = `site/supabase/migrations/${last}`;
  const content = readFileSync(join(dev.root, path));
  dev.put(path);
  await dev.prints('npm run dev -- --fresh starts with an empty database');
  dev.put(path, content);
  await expect.poll(async () => (await fetch(`${dev.deskUrl}/login`).catch(() => undefined))?.status).toBe(200);
});

test('a new column is in the database at once', async () => {
  const migrations = readdirSync(join(dev.root, 'site/supabase/migrations')).length;
  dev.edit(
    'spec/tables.ts',
    '      company: text({ max: 320, nullable: true }),',
    '      company: text({ max: 320, nullable: true }),\n      city: text({ max: 120, nullable: true }),',
  );
  dev.edit(
    'spec/forms/contact-home.ts',
    "    company: fromOrNull('company'),",
    "    company: fromOrNull('company'),\n    city: fromOrNull('city'),",
  );
  dev.edit(
    'spec/forms/contact-home.ts',
    '    company: textField({',
    "    city: textField({ es: 'Ciudad', en: 'City' }),\n    company: textField({",
  );
  await dev.prints(`The database was brought up to date with ${String(migrations + 1).padStart(4, '0')}_`);
  const page = await open('/inicio');
  for (const [name, value] of Object.entries({
    name: 'Ana',
    email: 'ana@correo.example',
    city: 'Mérida',
    message: 'Hola',
  })) {
    await page.locator(`form#contact-home [name=${name}]`).fill(value);
  }
  await page.locator('form#contact-home button[type=submit]').click();
  await expect.poll(() => page.getByText('¡Mensaje enviado!', { exact: true }).count()).toBeGreaterThan(0);

  await page.close();
});

// The last one, since it ends the server.
test('a start with a broken spec serves the last valid one until the next valid save; output is tidy, no process survives Ctrl-C', async () => {
  expect(begun).toBe(heading);
  expect((await fetch(`${dev.url}/nada`)).status).toBe(404);

  const { code, output } = await dev.end();
  expect(code).toBe(0);
  await expect(fetch(dev.url)).rejects.toThrow('fetch failed');
  // The database is free for the next start.
  lockDirectory(join(dev.root, '.data'))();
  // One line per event, each with a time. On a busy machine Vike adds a line about a slow start; the desk starts in
  // parallel.
  const events = output
    .split('\n')
    .filter((line) => /^\d{2}:\d{2}:\d{2} (?!desk |.*took an unexpected long time)/.test(line));
  expect(events[0]).toMatch(/^[\d:]{8} spec {3}broken: the pages stay as they were$/);
  expect(events[1]).toBe(`${events[1]?.slice(0, 8)} ready  ${dev.url}/`);
  expect(output).toMatch(/^[\d:]{8} spec {3}✓ /m);
  expect(output).not.toMatch(/\[vite\]|\[vike\]|\b[AP]M\b|HTTP re|hmr/);
  expect(output).toMatch(/^[\d:]{8} page {3}\/inicio 200$/m);
  expect(output).toMatch(/^[\d:]{8} page {3}\/nada 404$/m);
  expect(output).not.toMatch(/ \/404 200$/m);
  expect(output).toMatch(
    /^[\d:]{8} spec {3}broken: the pages stay as they were\nspec\/pages\/home\.ts:\d+:\d+ error page\/unknown$/m,
  );
});
