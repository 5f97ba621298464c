import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest';
import { readSiteHeaders } from '../../site/server/http/headers-file.ts';
import type { RunningServer } from '../../site/server/start-server.ts';
import spec from '#spec';
import { settled, test } from '../support/browser.ts';
import { buildVariant, type Variant } from '../support/variant.ts';

const form = spec.forms['contact-home'] ?? expect.fail();
const submit = { es: 'Publicado de nuevo', en: 'Published anew' };
const changed = { ...spec, forms: { ...spec.forms, 'contact-home': { ...form, submit } } };
const confirmation = 'Nos pondremos en contacto contigo pronto.';
const answers = { name: 'Ana Muñoz', email: 'ana@correo.example', company: 'Acme', message: 'Buenos días 🏛️' };

let variant: Variant;
beforeAll(async () => {
  variant = await buildVariant(changed, {}, { over: 'old' });
  cpSync(join(variant.root, 'dist'), join(variant.root, 'dropped'), { recursive: true });
  const note = JSON.parse(readFileSync(join(variant.root, 'dropped', 'earlier-assets.json'), 'utf8')) as object;
  expect(Object.keys(note).length).toBeGreaterThan(2);
  for (const name of Object.keys(note))
    for (const ending of ['', '.br', '.gz'])
      rmSync(join(variant.root, 'dropped', 'client', 'assets', name + ending), { force: true });
});
afterAll(() => variant.remove());

/** Starts a host on which one build can replace another. */
async function startHost() {
  let server: RunningServer | undefined;
  const serve = async (build: 'old' | 'dist' | 'dropped'): Promise<string> => {
    const port = server ? Number(new URL(server.url).port) : 0;
    await server?.close();
    const dist = join(variant.root, build);
    server = await variant.serve({
      port,
      distDir: join(dist, 'client'),
      headers: readSiteHeaders(join(dist, 'headers.json')),
    });
    return server.url;
  };
  onTestFinished(() => server?.close());
  return serve;
}

/** Types the answers key by key, into whichever document is loaded. */
async function type(page: Page, values: Partial<typeof answers>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`#contact-home [name=${name}]`).fill(value);
}

function typed(page: Page): Promise<Record<string, string>> {
  return page.locator('#contact-home').evaluate((element: HTMLFormElement, names) => {
    const data = new FormData(element);
    return Object.fromEntries(names.map((name) => [name, String(data.get(name))]));
  }, Object.keys(answers));
}

/** Stands in for the database, and returns the rows that it received. */
async function receive(page: Page): Promise<unknown[]> {
  const rows: unknown[] = [];
  await page.route('**/rest/v1/leads*', async (route) => {
    rows.push(...(route.request().postDataJSON() as unknown[]));
    await route.fulfill({ status: 201 });
  });
  return rows;
}

/** Counts the documents that a tab loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  return () => loads;
}

const send = (page: Page): Promise<void> => page.locator('#contact-home [type=submit]').click();

describe('a tab that was open while the site was deployed', () => {
  test('sends its form with the old scripts, if the deployment kept them', async ({ openPage }) => {
    const serve = await startHost();
    const page = await openPage(`${await serve('old')}/inicio`);
    await settled(page);
    const rows = await receive(page);
    await serve('dist');
    const loads = countLoads(page);
    await type(page, answers);
    await send(page);
    await page.locator('.form__message--success', { hasText: confirmation }).waitFor();
    expect(rows).toEqual([answers]);
    expect(loads()).toBe(0);
  });

  test('reloads if the old scripts are gone, and keeps the form’s input and focus', async ({ openPage }) => {
    const serve = await startHost();
    const page = await openPage(`${await serve('old')}/inicio`);
    await settled(page);
    const rows = await receive(page);
    await serve('dropped');
    const loads = countLoads(page);
    // Simulates autofill: all values at once, with the focus in the last control.
    await page.locator('#contact-home').evaluate((element: HTMLFormElement, values) => {
      for (const [name, value] of Object.entries(values)) {
        const control = element.elements.namedItem(name) as HTMLInputElement;
        control.value = value;
        if (name !== 'message') continue;
        control.focus();
        control.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    }, answers);
    await expect.poll(loads).toBe(1);
    await page.locator('[data-island=form][data-ready]').waitFor({ state: 'attached' });
    expect(await typed(page)).toEqual(answers);
    expect(new URL(page.url()).hash).toBe('#contact-home');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-home-message');
    await expect.poll(() => page.locator('#contact-home-message').evaluate(inSight)).toBe(true);
    await page.getByRole('button', { name: submit.es }).click();
    await page.locator('.form__message--success', { hasText: confirmation }).waitFor();
    expect(rows).toEqual([answers]);
    expect(loads()).toBe(1);
  });
});

function inSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
