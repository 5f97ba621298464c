import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { colourRules, violations } from '../support/axe.ts';
import { listen, test } from '../support/browser.ts';
import { runCommand } from '../generator/support/project.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const folder = temporaryDirectory(afterAll);
const file = join(folder, 'site-map.html');
const address = pathToFileURL(file).href;
beforeAll(async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  expect(await runCommand([join(root, 'generator', 'map-cli.ts'), '--root', root, '--out', file])).toMatchObject({
    status: 0,
    err: '',
  });
});

type Open = (path: string, options?: BrowserContextOptions) => Promise<Page>;

/** Opens the map and notes what it asks for: nothing but itself. */
async function openMap(
  openPage: Open,
  { hash = '', ...options }: BrowserContextOptions & { hash?: string } = {},
): Promise<{ page: Page; asked: string[] }> {
  const page = await openPage('about:blank', { reducedMotion: 'reduce', ...options });
  const complaints = listen(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address + hash);
  expect(complaints).toEqual({ errors: [], console: [] });
  return { page, asked };
}

describe('the map of the site', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const hash of ['', '#page-fintech-selector']) {
      test(`is accessible, ${colorScheme}, ${hash === '' ? 'as it opens' : 'with details'}`, async ({ openPage }) => {
        const { page } = await openMap(openPage, { hash, colorScheme, viewport: { width: 1440, height: 900 } });
        expect(await violations(page, colorScheme === 'light' ? {} : { rules: colourRules })).toEqual([]);
      });
    }
  }

  test('fits any width, and asks nobody for anything', async ({ openPage }) => {
    const { page, asked } = await openMap(openPage);
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      for (const id of ['page-home', 'form-career']) {
        await page.locator(`#${id}`).click({ position: { x: 30, y: 20 } });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    }
    expect([...new Set(asked)].filter((url) => url !== 'data:,')).toEqual([address]);
  });

  test('lets no name run out of its box', async ({ openPage }) => {
    const { page } = await openMap(openPage, { viewport: { width: 1440, height: 900 } });
    for (const language of ['es', 'en']) {
      await page.getByRole('button', { name: language, exact: true }).click();
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('svg .node')].flatMap((node) => {
          const right = node.querySelector('rect')?.getBoundingClientRect().right ?? 0;
          return [...node.querySelectorAll(':scope > text')]
            .filter((text) => text.getBoundingClientRect().right > right)
            .map((text) => text.textContent);
        }),
      );
      expect(outside).toEqual([]);
    }
  });

  test('lights up what is connected, by pointer and by keyboard', async ({ openPage }) => {
    const { page } = await openMap(openPage, { viewport: { width: 1440, height: 900 } });
    const near = () => page.locator('svg .node.near').evaluateAll((nodes) => nodes.map(({ id }) => id).toSorted());
    await page.locator('#form-career').hover();
    expect(await near()).toEqual(['form-career', 'page-careers', 'table-career_applications']);
    await page.mouse.move(2, 2);
    expect(await near()).toEqual([]);
    await page.locator('#form-career').focus();
    expect(await near()).toContain('table-career_applications');
  });

  test('shows the details of what is chosen, and keeps it in the address', async ({ openPage }) => {
    const { page } = await openMap(openPage, { viewport: { width: 1440, height: 900 } });
    await page.locator('#page-contact').focus();
    await page.keyboard.press('Enter');
    const details = page.getByRole('complementary', { name: 'Details' });
    await details.getByRole('heading', { name: 'Contacto' }).waitFor();
    await expect.poll(() => details.innerText()).toContain('spec/routes.ts:');
    expect(await details.getByText('Worth a look').isVisible()).toBe(false);
    expect(page.url()).toBe(`${address}#page-contact`);
    await page.reload();
    await details.getByRole('link', { name: 'contact-page' }).click();
    await details.getByRole('heading', { name: 'contact-page' }).waitFor();
    expect(await page.locator('#form-contact-page').getAttribute('aria-current')).toBe('true');
    await page.keyboard.press('Escape');
    await details.getByRole('heading', { name: 'Worth a look' }).waitFor();
    expect(page.url()).toBe(address);
  });

  test('finds by title, path and column, without accents, and chooses the first with Enter', async ({ openPage }) => {
    const { page } = await openMap(openPage, { viewport: { width: 1440, height: 900 } });
    const search = page.getByRole('searchbox');
    const matches = () => page.locator('svg .node.match').evaluateAll((nodes) => nodes.map(({ id }) => id));
    await page.keyboard.press('/');
    await search.fill('motivacion');
    expect(await matches()).toEqual(expect.arrayContaining(['form-career', 'table-career_applications']));
    await search.fill('tesoreria');
    expect(await matches()).toEqual(['page-treasury']);
    await expect.poll(() => page.getByRole('status').innerText()).toBe('1 found');
    await search.press('Enter');
    await page.getByRole('heading', { name: 'Tesorería' }).waitFor();
    await search.fill('/en/gracias');
    expect(await matches()).toEqual(['page-thanks']);
    await search.fill('');
    expect(await page.locator('svg.filtered').count()).toBe(0);
  });

  test('changes language and colours', async ({ openPage }) => {
    const { page } = await openMap(openPage, { colorScheme: 'dark' });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await background();
    await page.getByRole('button', { name: 'Light' }).click();
    expect(await background()).toBe('rgb(255, 255, 255)');
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(await background()).toBe(dark);
    await page.getByRole('button', { name: 'en', exact: true }).click();
    await page.getByRole('link', { name: 'Contact /en/contacto' }).waitFor();
  });

  test('says everything without scripts and on paper', async ({ openPage }) => {
    const { page } = await openMap(openPage, { javaScriptEnabled: false });
    expect(
      await page.locator('.detail').evaluateAll((all) => all.every((one) => one.getBoundingClientRect().height > 0)),
    ).toBe(true);
    const scripted = await openMap(openPage, { hash: '#page-contact', colorScheme: 'dark' });
    await scripted.page.emulateMedia({ media: 'print' });
    expect(await scripted.page.locator('.detail:visible').count()).toBe(await scripted.page.locator('.detail').count());
    expect(await scripted.page.locator('.tools').isVisible()).toBe(false);
    expect(await scripted.page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  });
});
