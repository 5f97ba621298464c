import { launch } from 'puppeteer-core';
import type { Browser, Page } from 'puppeteer-core';
import { test as base, expect, inject } from 'vitest';
import { findFirefox } from '../../scripts/tools.mjs';
import { visitorAddress } from './browser.ts';

/** The tests in Firefox are skipped where this is true: `describe.skipIf(withoutFirefox)`. */
export const withoutFirefox = findFirefox() === undefined;

/** How long a page may take for one thing, as in Chromium (`browser.ts`). */
const PATIENCE_MS = 10_000;

/** How Firefox is set up: the languages that it asks for, and settings of `about:config`. */
export interface FirefoxOptions {
  readonly languages?: string;
  readonly preferences?: Readonly<Record<string, string | number | boolean>>;
}

/** Starts Firefox with an empty profile. It is driven by WebDriver BiDi, since playwright has only a Firefox of its own. */
async function launchFirefox({ languages = 'es-MX, es', preferences = {} }: FirefoxOptions = {}): Promise<Browser> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error('There is no Firefox on this machine.');
  return launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': languages, 'ui.prefersReducedMotion': 1, ...preferences },
  });
}

/** Waits until another page of the site is shown, whether it was loaded or kept. */
export async function arrivesAt(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => location.pathname === wanted && document.readyState === 'complete', {}, path);
}

/** Leaves a page for another one of the site, by its address. */
export async function leave(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    Object.assign(window, { kept: true });
    location.assign(to);
  }, path);
  await arrivesAt(page, path);
}

/** Goes back to a page that was left with {@link leave}, and makes sure that the browser had kept it as it was. */
export async function goBack(page: Page, path: string): Promise<void> {
  // `page.goBack()` waits for a load, which a page that was kept does not have.
  await page.evaluate(() => history.back());
  await arrivesAt(page, path);
  expect(await page.evaluate(() => 'kept' in window), 'the page comes out of the back/forward cache').toBe(true);
}

interface Fixtures {
  firefox: Browser;
  /** Opens a path of the site in a fresh visitor's Firefox; closed after the test. */
  openInFirefox: (path: string) => Promise<Page>;
}

/** vitest's `test` with a Firefox that is at the site. One Firefox a file, one visitor a page. */
export const test = base.extend<Fixtures>({
  firefox: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- vitest reads which fixtures this one needs from the pattern
    async ({}, use) => {
      const firefox = await launchFirefox();
      await use(firefox);
      await firefox.close();
    },
    { scope: 'file' },
  ],
  openInFirefox: async ({ firefox }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async (path) => {
      const context = await firefox.createBrowserContext();
      opened.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      await page.setExtraHTTPHeaders(visitorAddress());
      await page.goto(inject('baseUrl') + path);
      return page;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
