import { randomInt } from 'node:crypto';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, test as base, inject } from 'vitest';

import { followRequests, type Settle } from '../../scripts/bench/bytes/follow-requests.ts';
import { launchOptions } from './chromium.ts';

/** How long a page may take for one thing: shorter than the test's own limit, so that the message says which thing. */
const PATIENCE_MS = 10_000;

/** Starts a Chromium of one's own, for tests outside the browser project. */
export const launchBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions());

/** What a page complained of while it was open. */
export interface Complaints {
  /** Uncaught errors. */
  readonly errors: string[];
  /** The console's errors, among them what the content security policy blocked. */
  readonly console: string[];
}

/** Notes what a page complains of from now on. */
export function listen(page: Page): Complaints {
  const complaints: Complaints = { errors: [], console: [] };
  page.on('pageerror', (error) => complaints.errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.console.push(message.text());
  });
  return complaints;
}

const settles = new WeakMap<Page, Settle>();

/** Waits until a page that `openPage` has opened has done what it does by itself, and has got whatever it asked for. */
export const settled = async (page: Page): Promise<void> => settles.get(page)?.();

/** Opens a page of a visitor of one's own: no cookies, no storage, a Mexican browser unless told otherwise. */
export type OpenPage = (path: string, options?: BrowserContextOptions) => Promise<Page>;

/** How a browser says that a policy of the page, or a file's digest, has stopped something. */
export const STOPPED = /content security policy|trusted ?(?:type|html|script)|permissions.policy|cross-origin-(?:embedder|resource|opener)|integrity/i;

interface Fixtures {
  browser: Browser;
  /** What policies have stopped. There has to be nothing in it when a test ends: see {@link wasStopped}. */
  stopped: string[];
  /** Opens a path of the site in a fresh visitor's browser; closed after the test. */
  openPage: OpenPage;
}

/** Each visitor comes from an address of its own, or all of them together would meet the limit of messages a minute. */
export const visitorAddress = (): Record<string, string> => ({ 'x-forwarded-for': `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}` });

/** For a test that breaks a policy on purpose: that many times something was stopped, and that is as it should be. */
export async function wasStopped(stopped: string[], times: number): Promise<void> {
  await expect.poll(() => stopped.length).toBe(times);
  stopped.length = 0;
}

/** vitest's `test` with a browser that is at the site. One browser for all files, one visitor a page. */
export const test = base.extend<Fixtures>({
  browser: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- vitest reads which fixtures this one needs from the pattern
    async ({}, use) => {
      const browser = await chromium.connect(inject('browserEndpoint'));
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  // oxlint-disable-next-line eslint/no-empty-pattern -- see above
  stopped: async ({}, use) => {
    const stopped: string[] = [];
    await use(stopped);
    expect(stopped, 'stopped by a policy').toEqual([]);
  },
  openPage: async ({ browser, stopped }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async (path, options = {}) => {
      const context = await browser.newContext({ baseURL: inject('baseUrl'), locale: 'es-MX', extraHTTPHeaders: visitorAddress(), ...options });
      opened.push(context);
      context.setDefaultTimeout(PATIENCE_MS);
      context.on('console', (message) => {
        if (STOPPED.test(message.text())) stopped.push(message.text());
      });
      const page = await context.newPage();
      settles.set(page, followRequests(page));
      await page.goto(path);
      return page;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
