import { locales } from '#generated/languages.ts';
import { routes } from '#generated/routes.ts';
import type { Browser, Page } from 'playwright';

import { browserIn } from '../languages.ts';
import { countTraffic, isReact, sumOf } from '../traffic.ts';
import { STOPPED, nextVisitor } from '../browser.ts';
import { HEIGHT, NARROW, WIDE, looks, violationsIn, type Look } from '../looks.ts';
import { belowFold } from './fold.ts';
import { offTheGrid } from './grid.ts';
import { setApart } from './set-apart.ts';
import { fontsComeLate, shiftsOf, watchShifts } from './shifts.ts';
import { findMisfits } from './misfits.ts';

export type Route = (typeof routes)[number];

export interface Visited {
  /** Where the visit ended: the page's own address, unless something led on. */
  readonly path: string;
  readonly status: number;
  /** Uncaught errors and errors of the console, among them what a policy has stopped. */
  readonly complaints: readonly string[];
  /** The origins of scripts that the content security policy allows. */
  readonly scriptSources: readonly string[];
  /** Requests to other sites that the spec does not declare for the page. */
  readonly foreign: readonly string[];
  /** Scripts of the site that came. */
  readonly scripts: number;
  /** Whether React came: at load, while the page was read to its end, or when the window grew to 1440 px. */
  readonly react: boolean;
  /** Bodies as they came, compressed, before anybody touched the page. */
  readonly bytes: Readonly<Record<'html' | 'scripts' | 'font', number>>;
  /** Style sheets and scripts that the first paint waited for. */
  readonly blocking: number;
  /** What moved by itself while the page was loaded and its font came late. */
  readonly shifts: readonly string[];
  /** Fonts that came after the first paint. */
  readonly lateFonts: number;
  /** What of the hero's first button and proof cannot be seen without scrolling. */
  readonly belowFold: readonly string[];
  /** Where the page leaves the grid in a wide window. */
  readonly offGrid: readonly string[];
  /** What should stand in a line with its neighbours, and does not. */
  readonly apart: readonly string[];
  /** Where the page does not fit its window. */
  readonly misfits: readonly string[];
  /** What axe says, by width and theme. */
  readonly violations: readonly string[];
}

/** Layouts of which one page has been looked at in all themes and widths. */
const layoutsSeen = new Set<string | null>();

/** A visitor with a phone who comes again and again as if for the first time: to start a browser's process takes as long as a page. */
export interface Visitor {
  readonly page: Page;
  readonly locale: Route['locale'];
}

export async function newVisitor(browser: Browser, baseURL: string, locale: Route['locale']): Promise<Visitor> {
  const context = await browser.newContext({ baseURL, locale: browserIn(locale), hasTouch: true });
  const page = await context.newPage();
  await watchShifts(page);
  // A form in sight preloads its modules, except with Save-Data: touch-to-request.test.ts tests that, and here only what loads at once counts.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  return { page, locale };
}

/** Opens a page once and collects whatever the tests want to know of it. */
export async function visit({ page }: Visitor, origin: string, route: Route): Promise<Visited> {
  await nextVisitor(page);
  await page.setViewportSize({ width: NARROW, height: HEIGHT });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  const { scriptSources = [], connectSources = [] } = route;
  const complaints = complaintsOf(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (
      url.origin !== origin &&
      !scriptSources.includes(url.origin) &&
      !connectSources.includes(url.origin) &&
      url.protocol !== 'data:'
    )
      foreign.push(request.url());
  });
  await answerForOthers(page, origin, scriptSources);
  const traffic = countTraffic(page, origin);
  const late = await fontsComeLate(page);

  const response = await page.goto(route.url);
  const first = await traffic.read();
  const shifts = await shiftsOf(page);
  const blocking = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            (entry as PerformanceResourceTiming & { renderBlockingStatus?: string }).renderBlockingStatus ===
            'blocking',
        ).length,
  );
  await readThrough(page);
  const misfits = await findMisfits(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // In another language the same blocks are laid out with other words.
  const again = isAgain(route);
  const hidden = await belowFold(page);
  const offGrid = again ? [] : await offTheGrid(page);
  const apart = again ? [] : await setApart(page);
  const found = await lookAtAll(page, route);
  // What the page embeds is allowed, and is fetched now that its place has been near.
  if (scriptSources.length > 0) await page.waitForFunction('window.embedded');
  // What the page leaves for later is long done, and a wide window may keep the browser from ever saying that it is idle.
  const scripts = (await traffic.read('drawn')).filter(({ type }) => type === 'script');
  const path = new URL(page.url()).pathname;
  return {
    path,
    status: response?.status() ?? 0,
    // The browser itself reports the status of a page that is not there.
    complaints: complaints.filter((text) => route.status === 200 || !text.includes('status of 404')),
    scriptSources: (/script-src ([^;]*);/.exec(response?.headers()['content-security-policy'] ?? '')?.[1] ?? '')
      .split(' ')
      .filter((source) => !source.startsWith("'sha256-")),
    foreign,
    scripts: scripts.length,
    react: scripts.some(({ path }) => isReact(path)),
    bytes: {
      html: sumOf(first, 'document'),
      scripts: sumOf(first, 'script'),
      font: sumOf(first, 'font'),
    },
    blocking,
    shifts,
    lateFonts: late(),
    belowFold: hidden,
    offGrid,
    apart,
    misfits,
    violations: found,
  };
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || STOPPED.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

/** Other sites are not there in a test: they answer at once, and what the page embeds only says that it ran. */
async function answerForOthers(page: Page, origin: string, scriptSources: readonly string[]): Promise<void> {
  await page.route(
    (url) => url.origin !== origin,
    (route) =>
      scriptSources.includes(new URL(route.request().url()).origin)
        ? route.fulfill({ contentType: 'text/javascript', body: 'window.embedded = true' })
        : route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }),
  );
  // An answer without content: a page that leads on by itself stays.
  await page.route('**/integrations/hubspot', (route) => route.fulfill({ status: 204 }));
}

/** Scrolls through all of the page, so that whatever waits for that is asked for. */
function readThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

/**
 * Runs axe on a page at its widest. The gallery shows every block in both themes and at both widths, so one page a layout is enough
 * for what their composition could add there.
 */
async function lookAtAll(page: Page, route: Route): Promise<string[]> {
  const layout = await page.locator('main').getAttribute('data-layout');
  const isFirst = !layoutsSeen.has(layout);
  layoutsSeen.add(layout);
  // Further down, what stays in place while scrolling would lie over what axe measures.
  await page.evaluate(() => scrollTo({ top: 0, left: 0, behavior: 'instant' }));
  // In another language, the same elements have the same colours: contrast is the dearest rule.
  const again: Look = { width: WIDE, colorScheme: 'light', without: isAgain(route) ? ['color-contrast'] : [] };
  return violationsIn(page, isFirst ? looks : [again]);
}

/** Whether the page is looked at in another language as well, in which it comes first. */
function isAgain({ page, locale }: Route): boolean {
  return locale !== locales[0] && routes.some((other) => other.page === page && other.locale === locales[0]);
}
