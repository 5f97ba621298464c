import { randomInt } from 'node:crypto';
import { chromium } from 'playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { expect, test as base, inject } from 'vitest';

import { followRequests, type Settle } from './follow-requests.ts';
import { shellOptions } from './chromium.ts';

/** How long a page may take for one thing: shorter than the test's own limit, so that the message says which thing. */
const PATIENCE_MS = 25_000;

/** Starts a separate Chromium, for tests outside the browser project. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await shellOptions());
}

/** What a page complained of while it was open. */
export interface Complaints {
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
export async function settled(page: Page): Promise<void> {
  return settles.get(page)?.();
}

/** Opens a page of a separate visitor: no cookies, no storage, a Mexican browser unless told otherwise. */
export type OpenPage = (path: string, options?: BrowserContextOptions) => Promise<Page>;

/** The same in a tab that is there already; what has to be done `before` the path is opened is done in it. */
export type Reopen = (
  path: string,
  options?: BrowserContextOptions,
  before?: (page: Page) => Promise<unknown>,
) => Promise<Page>;

/** How a browser says that a policy of the page, or a file's digest, has stopped something. */
export const STOPPED =
  /content security policy|trusted ?(?:type|html|script)|permissions.policy|cross-origin-(?:embedder|resource|opener)|integrity/i;

interface Fixtures {
  /** The Chromium of this process. */
  program: Browser;
  /** The same, without what the file before has left in it. */
  browser: Browser;
  /** What policies have stopped. There has to be nothing in it when a test ends: see {@link wasStopped}. */
  stopped: string[];
  /** Opens a path of the site in a fresh visitor's browser; closed after the test. */
  openPage: OpenPage;
  /** By what a browser is set up with, the tab that the tests of a file open again. */
  tabs: Map<string, Page>;
  /**
   * Opens a path in the tab that a test before has left, as another visitor: no cookies, no storage, no routes, no listeners. A tab
   * of one's own costs the browser five times the processor time. Not for what would stay in the tab (a clock, an init
   * script, an exposed function), nor for two pages side by side.
   */
  reopen: Reopen;
}

/** Each visitor comes from an address of its own, or all of them together would meet the limit of messages a minute. */
export function visitorAddress(): Record<string, string> {
  return {
    'x-forwarded-for': `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}`,
  };
}

/** For a test that breaks a policy on purpose: that many times something was stopped, and that is as it should be. */
export async function wasStopped(stopped: string[], times: number): Promise<void> {
  await expect.poll(() => stopped.length).toBe(times);
  stopped.length = 0;
}

/** From now on the page never hears that the browser is about to draw, as if the processor were taken. */
export function drawNothing(page: Page): Promise<void> {
  return page.evaluate(() => void (window.requestAnimationFrame = () => 0));
}

/** The size of a window that a test does not give one: playwright's own. */
const DESKTOP = { width: 1280, height: 720 };

async function newTab(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: inject('baseUrl'), locale: 'es-MX', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  return context.newPage();
}

/** From now on notes what policies stop, and follows what is asked for. */
function follow(page: Page, stopped: string[]): void {
  page.context().on('console', (message) => {
    if (STOPPED.test(message.text())) stopped.push(message.text());
  });
  settles.set(page, followRequests(page));
}

/** What tests listen to. Playwright itself hears by a listener that a page or a context has been closed. */
const HEARD = [
  'console',
  'dialog',
  'framenavigated',
  'load',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];

/** Takes from a tab what the visitor before has left in it. */
async function empty(page: Page): Promise<void> {
  const context = page.context();
  const forget = (): Promise<void> =>
    page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  for (const event of HEARD) {
    page.removeAllListeners(event);
    context.removeAllListeners(event);
  }
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.clearCookies(),
    // Again where the page has led on meanwhile.
    forget().catch(forget),
  ]);
}

/** Opens a path in a tab as a new document, even where only the fragment is another one. */
export async function openAnew(page: Page, path: string): Promise<void> {
  const [here, there] = [
    new URL(page.url()),
    new URL(path, page.url() === 'about:blank' ? inject('baseUrl') : page.url()),
  ];
  if (path.includes('#') && here.pathname + here.search === there.pathname + there.search)
    await page.goto('/robots.txt');
  await page.goto(path);
}

/** Makes a tab that is at the site, or has been nowhere, that of another visitor. */
export async function nextVisitor(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') await empty(page);
  await page.context().setExtraHTTPHeaders(visitorAddress());
}

/**
 * vitest's `test` with a browser that is at the site. One visitor a test and page, and one browser a process of vitest: to reach one
 * that another process drives, each command would be written down and read twice more.
 */
export const test = base.extend<Fixtures>({
  program: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- vitest reads which fixtures this one needs from the pattern
    async ({}, use) => {
      const program = await chromium.launch(inject('browserOptions'));
      await use(program);
      await program.close();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ program }, use) => {
      await use(program);
      await Promise.all(program.contexts().map((context) => context.close()));
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
    const opened: Page[] = [];
    await use(async (path, options = {}) => {
      const page = await newTab(browser, { extraHTTPHeaders: visitorAddress(), ...options });
      opened.push(page);
      follow(page, stopped);
      await page.goto(path);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
  // oxlint-disable-next-line eslint/no-empty-pattern -- see above
  tabs: [async ({}, use) => use(new Map()), { scope: 'file' }],
  reopen: async ({ browser, stopped, tabs, onTestFailed }, use) => {
    // Nobody knows in what state a test that has failed leaves them.
    onTestFailed(() => tabs.clear());
    await use(async (path, { viewport, colorScheme, reducedMotion, forcedColors, ...options } = {}, before) => {
      const kind = JSON.stringify(options);
      const page = tabs.get(kind) ?? (await newTab(browser, options));
      tabs.set(kind, page);
      await nextVisitor(page);
      await page.setViewportSize(viewport ?? DESKTOP);
      await page.emulateMedia({
        media: null,
        colorScheme: colorScheme ?? 'light',
        reducedMotion: reducedMotion ?? 'no-preference',
        forcedColors: forcedColors ?? 'none',
      });
      follow(page, stopped);
      await before?.(page);
      await openAnew(page, path);
      return page;
    });
  },
});
