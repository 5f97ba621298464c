import { randomInt } from 'node:crypto';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright';
import { expect, test as base, inject, type TestContext } from 'vitest';

import { followRequests, type Settle } from './follow-requests.ts';
import { shellOptions } from './chromium.ts';

/** The timeout of one Playwright action: shorter than the test's own limit, so that the error names the action. */
const PATIENCE_MS = 25_000;

/** Starts a separate Chromium, for tests outside the browser project. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await shellOptions());
}

/** The errors of a page since `listen` was called. */
export interface Complaints {
  readonly errors: string[];
  /** `console.error` messages, including violations of the content security policy. */
  readonly console: string[];
}

/** Collects the errors of a page from now on. */
export function listen(page: Page): Complaints {
  const complaints: Complaints = { errors: [], console: [] };
  page.on('pageerror', (error) => complaints.errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.console.push(message.text());
  });
  return complaints;
}

const settles = new WeakMap<Page, Settle>();

/** Waits until a page opened by `openPage` or `reopen` is idle and none of its requests is pending. */
export async function settled(page: Page): Promise<void> {
  return settles.get(page)?.();
}

/** Opens a page as a new visitor: no cookies, no storage, and a Mexican browser unless the options say otherwise. */
export type OpenPage = (path: string, options?: BrowserContextOptions) => Promise<Page>;

/** The same in an existing tab. `before` runs in the tab before it navigates to the path. */
export type Reopen = (
  path: string,
  options?: BrowserContextOptions,
  before?: (page: Page) => Promise<unknown>,
) => Promise<Page>;

/** Matches the browser's console messages about something that a policy or an integrity digest has blocked. */
export const STOPPED =
  /content security policy|trusted ?(?:type|html|script)|permissions.policy|cross-origin-(?:embedder|resource|opener)|integrity/i;

interface Fixtures {
  /** The Chromium process of this worker. */
  program: Browser;
  /** The same process with all contexts of the previous test file closed. */
  browser: Browser;
  /** What policies have blocked. It has to be empty when a test ends: see {@link wasStopped}. */
  stopped: string[];
  /** Opens a path of the site in a new browser context, which is closed after the test. */
  openPage: OpenPage;
  /** The tabs that the tests of a file share, by the options of their context. */
  tabs: Map<string, Page>;
  /**
   * Opens a path in the tab of a previous test, as another visitor: no cookies, storage, routes or listeners. A new tab
   * costs the browser five times the processor time. Use `openPage` instead for anything that would stay in the tab (a
   * clock, an init script, an exposed function) and for two pages side by side.
   */
  reopen: Reopen;
}

/** A random client address for each visitor; with one shared address they would hit the rate limit. */
export function visitorAddress(): Record<string, string> {
  return {
    'x-forwarded-for': `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}`,
  };
}

/** For a test that violates a policy on purpose: expects this number of blocked actions, and forgets them. */
export async function wasStopped(stopped: string[], times: number): Promise<void> {
  await expect.poll(() => stopped.length).toBe(times);
  stopped.length = 0;
}

/** From now on animation frames never fire in the page, as if the processor were busy. */
export function drawNothing(page: Page): Promise<void> {
  return page.evaluate(() => void (window.requestAnimationFrame = () => 0));
}

/** The default size of a window: Playwright's own. */
const DESKTOP = { width: 1280, height: 720 };

async function newTab(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: inject('baseUrl'), locale: 'es-MX', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  return context.newPage();
}

/** Collects what policies block, and follows the page's requests, from now on. */
function follow(page: Page, stopped: string[]): void {
  page.context().on('console', (message) => {
    if (STOPPED.test(message.text())) stopped.push(message.text());
  });
  settles.set(page, followRequests(page));
}

/** The events that tests listen to. `close` is missing because Playwright itself relies on its listener. */
const TEST_EVENTS = [
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

/** Removes listeners, routes, cookies and storage of the previous visitor from a tab. */
async function empty(page: Page): Promise<void> {
  const context = page.context();
  for (const event of TEST_EVENTS) {
    page.removeAllListeners(event);
    context.removeAllListeners(event);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Leaves the page first, which may be navigating, and may write when it is left.
  await page.goto('/robots.txt');
  await Promise.all([
    context.clearCookies(),
    page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear())),
  ]);
}

/** Closes a context. Its handlers of requests may still be waiting, and have nothing to answer any more. */
async function closeContext(context: BrowserContext): Promise<void> {
  await Promise.all([context, ...context.pages()].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** Navigates to a path and loads a new document, even if only the fragment differs. */
export async function openAnew(page: Page, path: string): Promise<void> {
  const [here, there] = [
    new URL(page.url()),
    new URL(path, page.url() === 'about:blank' ? inject('baseUrl') : page.url()),
  ];
  if (path.includes('#') && here.pathname + here.search === there.pathname + there.search)
    await page.goto('/robots.txt');
  await page.goto(path);
}

/** Hands a tab that shows the site or `about:blank` to another visitor. */
export async function nextVisitor(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') await empty(page);
  await page.context().setExtraHTTPHeaders(visitorAddress());
}

/** Adds to the error of a failed test what its pages show: their addresses, forms, dialogs and toasts. */
async function describeFailure({ result }: TestContext['task'], pages: readonly Page[]): Promise<void> {
  const error = result?.state === 'fail' ? result.errors?.[0] : undefined;
  if (!error) return;
  for (const page of pages) {
    const parts = await page.locator('main form, dialog[open], [data-sonner-toast]').all();
    const shown = await Promise.all(parts.map((part) => part.ariaSnapshot({ timeout: 2000 }).catch(String)));
    error.message += `\n\n${[page.url(), ...shown].join('\n').slice(0, 6000)}`;
  }
}

/**
 * vitest's `test` with a browser on the site. Each test and page has its own visitor, and each vitest process its own
 * browser: driving one that belongs to another process would serialise each command twice more.
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
      await Promise.all(program.contexts().map(closeContext));
    },
    { scope: 'file' },
  ],
  // oxlint-disable-next-line eslint/no-empty-pattern -- see above
  stopped: async ({}, use) => {
    const stopped: string[] = [];
    await use(stopped);
    expect(stopped, 'stopped by a policy').toEqual([]);
  },
  openPage: async ({ browser, stopped, task }, use) => {
    const opened: Page[] = [];
    await use(async (path, options = {}) => {
      const page = await newTab(browser, { extraHTTPHeaders: visitorAddress(), ...options });
      opened.push(page);
      follow(page, stopped);
      await page.goto(path);
      return page;
    });
    await describeFailure(task, opened);
    await Promise.all(opened.map((page) => closeContext(page.context())));
  },
  // oxlint-disable-next-line eslint/no-empty-pattern -- see above
  tabs: [async ({}, use) => use(new Map()), { scope: 'file' }],
  reopen: async ({ browser, stopped, tabs, task, onTestFailed }, use) => {
    // A failed test leaves its tabs in an unknown state.
    onTestFailed(() => tabs.clear());
    const opened = new Set<Page>();
    await use(async (path, { viewport, colorScheme, reducedMotion, forcedColors, ...options } = {}, before) => {
      const kind = JSON.stringify(options);
      const page = tabs.get(kind) ?? (await newTab(browser, options));
      tabs.set(kind, page);
      opened.add(page);
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
    await describeFailure(task, [...opened]);
  },
});

/** The text of an element, with plain spaces where the build has put non-breaking ones. */
export async function wordsOf(element: Locator): Promise<string> {
  return ((await element.textContent()) ?? '').replaceAll('\u00a0', ' ');
}
