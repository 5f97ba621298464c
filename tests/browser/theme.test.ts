import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';

interface Shown {
  dark: boolean;
  colour: string | null;
  pressed: string | undefined;
}
const light = { dark: false, colour: '#ffffff' };
const dark = { dark: true, colour: '#191226' };

/** Runs in the page: the state of the theme. */
function shown(page: Page): Promise<Shown> {
  return page.evaluate(() => ({
    dark: document.documentElement.classList.contains('dark'),
    colour: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content ?? null,
    pressed: document.querySelector<HTMLElement>('button[data-theme][aria-pressed=true]')?.dataset['theme'],
  }));
}

async function shows(page: Page, wanted: Shown): Promise<void> {
  await expect.poll(() => shown(page)).toEqual(wanted);
}

function choose(page: Page, label: RegExp): Promise<void> {
  return page.getByRole('group', { name: 'Tema' }).getByRole('button', { name: label }).click();
}

describe('theme', () => {
  test('follows the system and shows its current theme, until the visitor chooses one', async ({ reopen }) => {
    const page = await reopen('/inicio', { colorScheme: 'dark' });
    const system = page.getByRole('button', { name: /^Sistema/ });
    await shows(page, { ...dark, pressed: 'auto' });
    await expect.poll(async () => (await system.innerText()).trim()).toBe('Sistema (Oscuro)');
    await page.emulateMedia({ colorScheme: 'light' });
    await shows(page, { ...light, pressed: 'auto' });
    await expect.poll(async () => (await system.innerText()).trim()).toBe('Sistema (Claro)');
    await choose(page, /^Claro$/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => matchMedia('(prefers-color-scheme: dark)').matches);
    // The media query event fires within two frames.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await shown(page)).toEqual({ ...light, pressed: 'light' });
  });

  test('another tab follows a change', async ({ openPage }) => {
    const one = await openPage('/inicio', { colorScheme: 'light' });
    const other = await one.context().newPage();
    await other.goto('/servicios');
    await choose(one, /^Oscuro$/);
    await shows(other, { ...dark, pressed: 'dark' });
    await choose(one, /^Sistema/);
    await shows(other, { ...light, pressed: 'auto' });
  });

  test('a light setting on a dark system: the theme is set before anything is painted', async ({ openPage }) => {
    const page = await openPage('/servicios', { colorScheme: 'dark' });
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    // When the body begins to exist.
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.body) return;
        observer.disconnect();
        const colour = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content;
        Object.assign(window, { atBody: { dark: document.documentElement.classList.contains('dark'), colour } });
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await page.goto('/inicio');
    expect(await page.evaluate(() => (window as unknown as { atBody: unknown }).atBody)).toEqual(light);
  });
});

describe('on paper', () => {
  test('black on white also from the dark theme, without interactive elements', async ({ reopen }) => {
    const page = await reopen('/inicio', { colorScheme: 'dark' });
    const colours = (): Promise<string[]> =>
      page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        return [color, backgroundColor];
      });
    const paper = ['rgb(34, 26, 51)', 'rgb(255, 255, 255)'];
    expect(await colours()).not.toEqual(paper);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(colours).toEqual(paper);
    for (const hidden of ['.site-header', 'form#contact-home', '.footer__map'])
      await page.locator(hidden).waitFor({ state: 'hidden' });
    await page.locator('h1').waitFor();
  });

  test('collapsed content is printed', async ({ reopen }) => {
    for (const [path, opened] of [
      ['/servicios/tratamientos', '[role=tabpanel] li, details p'],
      ['/servicios', '[role=tooltip], details p'],
    ] as const) {
      const page = await reopen(path);
      await page.emulateMedia({ media: 'print' });
      const shown = (): Promise<boolean[]> =>
        page
          .locator(opened)
          .evaluateAll((parts) => parts.map((part) => part.checkVisibility({ visibilityProperty: true })));
      expect((await shown()).length).toBeGreaterThan(1);
      await expect.poll(async () => (await shown()).includes(false), { message: path }).toBe(false);
    }
  });
});
