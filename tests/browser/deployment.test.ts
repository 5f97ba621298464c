import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest';
import { startServer, type RunningServer } from '../../site/server/start-server.ts';
import { settled, test } from '../support/browser.ts';
import { formOn } from '../support/forms/form-on.ts';
import { FIXTURE_ROOT } from '../support/fixture-site.ts';
import { serverOptions } from '../support/site.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const confirmation = 'Nos pondremos en contacto contigo pronto.';
const answers = { name: 'Ana Muñoz', email: 'ana@correo.example', company: 'Acme', message: 'Buenos días 🏛️' };
/** The builds, by what a deployment of the new one does with the scripts of the old one. */
const builds = { old: join(FIXTURE_ROOT, 'dist/client'), kept: '', dropped: '' };

beforeAll(() => {
  const folder = temporaryDirectory(afterAll);
  for (const name of ['kept', 'dropped'] as const) {
    builds[name] = join(folder, name);
    cpSync(builds.old, builds[name], { recursive: true });
    moveScripts(builds[name]);
  }
  cpSync(join(builds.old, 'assets'), join(builds.kept, 'assets'), { recursive: true });
});

/** Moves all scripts of a build to other addresses, as a build of changed sources does. */
function moveScripts(client: string): void {
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    const file = join(client, name);
    // Files without their compressed forms are served as they are.
    if (/\.(?:br|gz)$/.test(name)) rmSync(file);
    if (!/\.(?:html|js)$/.test(name)) continue;
    const text = readFileSync(file, 'utf8').replaceAll(/\b(chunks|entries)\//g, '$1-new/');
    // The digests are those of the scripts with the old addresses inside.
    writeFileSync(file, text.replaceAll(/ integrity="[^"]*"/g, ''));
  }
  for (const folder of ['chunks', 'entries'])
    renameSync(join(client, 'assets', folder), join(client, 'assets', `${folder}-new`));
}

/** Starts a host on which one build can replace another. */
async function startHost() {
  let server: RunningServer | undefined;
  onTestFinished(() => server?.close());
  return async (build: keyof typeof builds): Promise<string> => {
    const port = server ? Number(new URL(server.url).port) : 0;
    await server?.close();
    server = await startServer({ ...serverOptions(FIXTURE_ROOT, builds[build]), port });
    return server.url;
  };
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

async function send(page: Page): Promise<void> {
  await page.locator('#contact-home [type=submit]').click();
  await page.locator('.form__message', { hasText: confirmation }).waitFor();
}

describe('a tab that was open while the site was deployed', () => {
  test('sends its form with the old scripts, if the deployment kept them', async ({ openPage }) => {
    const serve = await startHost();
    const page = await openPage(`${await serve('old')}/inicio`);
    await settled(page);
    const rows = await receive(page);
    await serve('kept');
    let loads = 0;
    page.on('domcontentloaded', () => loads++);
    await formOn(page, 'contact-home').fillIn(answers);
    await send(page);
    expect(rows).toEqual([answers]);
    expect(loads).toBe(0);
  });

  test('reloads if the old scripts are gone, and keeps the form’s input and focus', async ({ openPage }) => {
    const serve = await startHost();
    const page = await openPage(`${await serve('old')}/inicio`);
    await settled(page);
    const rows = await receive(page);
    await serve('dropped');
    let loads = 0;
    page.on('domcontentloaded', () => loads++);
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
    await expect.poll(() => loads).toBe(1);
    await page.locator('[data-island=form][data-ready]').waitFor({ state: 'attached' });
    await expect.poll(() => formOn(page, 'contact-home').values(Object.keys(answers))).toEqual(answers);
    expect(new URL(page.url()).hash).toBe('#contact-home');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contact-home-message');
    await expect.poll(() => page.locator('#contact-home-message').evaluate(inSight)).toBe(true);
    await send(page);
    expect(rows).toEqual([answers]);
    expect(loads).toBe(1);
  });
});

function inSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
