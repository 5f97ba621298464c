import type { routes } from '#generated/routes.ts';
import type { Browser, Page } from 'playwright-core';

import { browserIn } from '../languages.ts';
import { countTraffic, sumOf } from '../../../scripts/bench/bytes/traffic.ts';
import { isReact } from '../../../scripts/bench/bytes/visit.ts';
import { colourRules, violations } from '../axe.ts';
import { STOPPED } from '../browser.ts';
import { fontsComeLate, shiftsOf, watchShifts } from './shifts.ts';
import { scrollsSideways } from './sideways.ts';

export type Route = (typeof routes)[number];

/** What one visit to a page has found out. */
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
  /** Pictures that are files. */
  readonly images: number;
  /** What moved by itself while the page was loaded and its font came late. */
  readonly shifts: readonly string[];
  /** Fonts that came after the first paint. */
  readonly lateFonts: number;
  /** Where the page can be scrolled sideways: on narrow screens, and at twice the text size. */
  readonly sideways: readonly string[];
  /** What axe says, by width and theme. */
  readonly violations: readonly string[];
}

const WIDE = 1440;
const HEIGHT = 800;

/** Layouts of which one page has been looked at in all themes and widths. */
const layoutsSeen = new Set<string | null>();

/** Opens a page once, as a new visitor with a phone, and collects whatever the tests want to know of it. */
export async function visit(browser: Browser, origin: string, route: Route): Promise<Visited> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: browserIn(route.locale),
    viewport: { width: 360, height: HEIGHT },
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const { embeds = [], asks = [] } = route;
    const complaints = complaintsOf(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin !== origin && !embeds.includes(url.origin) && !asks.includes(url.origin) && url.protocol !== 'data:') foreign.push(request.url());
    });
    await answerForOthers(page, origin, embeds);
    const traffic = countTraffic(page, origin);
    const late = await fontsComeLate(page);
    await watchShifts(page);

    const response = await page.goto(route.url);
    const first = await traffic.read();
    const shifts = await shiftsOf(page);
    const blocking = await page.evaluate(
      () => performance.getEntriesByType('resource').filter((entry) => (entry as PerformanceResourceTiming & { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking').length,
    );
    await readThrough(page);
    const sideways = await scrollsSideways(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found = await lookAtAll(page);
    // What the page embeds is allowed, and is fetched now that its place has been near.
    if (embeds.length > 0) await page.waitForFunction('window.embedded');
    const scripts = (await traffic.read()).filter(({ type }) => type === 'script');
    return {
      path: new URL(page.url()).pathname,
      status: response?.status() ?? 0,
      // The browser itself reports the status of a page that is not there.
      complaints: complaints.filter((text) => route.status === 200 || !text.includes('status of 404')),
      scriptSources: (/script-src ([^;]*);/.exec(response?.headers()['content-security-policy'] ?? '')?.[1] ?? '').split(' ').filter((source) => !source.startsWith("'sha256-")),
      foreign,
      scripts: scripts.length,
      react: scripts.some(({ path }) => isReact(path)),
      bytes: { html: sumOf(first, 'document'), scripts: sumOf(first, 'script'), font: sumOf(first, 'font') },
      blocking,
      images: first.filter(({ type, path }) => type === 'image' && !path.endsWith('/favicon.svg')).length,
      shifts,
      lateFonts: late(),
      sideways,
      violations: found,
    };
  } finally {
    await context.close();
  }
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
async function answerForOthers(page: Page, origin: string, embeds: readonly string[]): Promise<void> {
  await page.route(
    (url) => url.origin !== origin,
    (route) =>
      embeds.includes(new URL(route.request().url()).origin)
        ? route.fulfill({ contentType: 'text/javascript', body: 'window.embedded = true' })
        : route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }),
  );
  // An answer without content: a page that leads on by itself stays.
  await page.route('**/integrations/hubspot', (route) => route.fulfill({ status: 204 }));
}

/** Scrolls through all of the page, so that whatever waits for that is asked for. */
const readThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });

/**
 * Runs axe on a page at its widest. The gallery shows every block in both themes and at both widths, so one page a layout is enough
 * for what their composition could add there.
 */
async function lookAtAll(page: Page): Promise<string[]> {
  const layout = await page.locator('main').getAttribute('data-layout');
  const isFirst = !layoutsSeen.has(layout);
  layoutsSeen.add(layout);
  const looks = [
    { width: WIDE, colorScheme: 'light', rules: undefined },
    ...(isFirst
      ? ([
          { width: WIDE, colorScheme: 'dark', rules: colourRules },
          { width: 360, colorScheme: 'dark', rules: colourRules },
          { width: 360, colorScheme: 'light', rules: undefined },
        ] as const)
      : []),
  ] as const;
  // Further down, what stays in place while scrolling would lie over what axe measures.
  await page.evaluate(() => scrollTo({ top: 0, left: 0, behavior: 'instant' }));
  const found: string[] = [];
  for (const { width, colorScheme, rules } of looks) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme });
    await page.locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor();
    found.push(...(await violations(page, rules ? { rules } : {})).map((line) => `${width} px, ${colorScheme}: ${line}`));
  }
  return found;
}
