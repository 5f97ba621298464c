import { locales } from '#generated/languages.ts';
import { routes } from '#generated/routes.ts';
import type { Browser, Page } from 'playwright';

import { colourRules } from '../axe.ts';
import { browserIn } from '../languages.ts';
import { countTraffic, isReact, sumOf } from '../traffic.ts';
import { STOPPED, nextVisitor } from '../browser.ts';
import { HEIGHT, NARROW, WIDE, looks, violationsIn, type Look } from '../looks.ts';
import { belowFold } from './fold.ts';
import { flawsOfPapers, offTheGrid, separatedSpans, sharedTransitionNames } from './grid.ts';
import { flawsOfPictures } from './loaded-pictures.ts';
import { findOverflow } from './overflow.ts';
import { resumePainting, stopPainting } from './painting.ts';
import { shiftsOfFont } from './shifts.ts';

export type Route = (typeof routes)[number];

/** What a visit to a page has found. */
export type Visited = Awaited<ReturnType<typeof visit>>;

/** Layouts of which one page has been checked in all themes and widths. */
const layoutsSeen = new Set<string | null>();

/**
 * A phone visitor whose tab is reused for page after page, always as a new visitor: starting a browser process takes as
 * long as a page.
 */
export interface Visitor {
  readonly page: Page;
  readonly locale: Route['locale'];
}

export async function newVisitor(browser: Browser, baseURL: string, locale: Route['locale']): Promise<Visitor> {
  const context = await browser.newContext({ baseURL, locale: browserIn(locale), hasTouch: true });
  const page = await context.newPage();
  // Only colours need to be painted. Painting all of a page costs as much as loading it.
  await page.addInitScript(stopPainting);
  // A visible form preloads its modules, except with Save-Data. touch-to-request.test.ts tests that; here only the
  // initial load counts.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    // A redirect would abort the navigation to the next page. Its attribute is read later, by a deferred script.
    document.addEventListener(
      'readystatechange',
      () => delete document.getElementById('main')?.dataset['autoRedirect'],
    );
  });
  return { page, locale };
}

/** Opens a page once and collects everything that the tests check. */
export async function visit({ page }: Visitor, origin: string, route: Route) {
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

  const response = await page.goto(route.url);
  const first = await traffic.read();
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
  const pictures = await flawsOfPictures(page);
  const fontShifts = await shiftsOfFont(page);
  await scrollThrough(page);
  // The same page in another language has the same blocks with other texts: only their length can make a difference.
  const isTranslation = isTranslationOf(route);
  const overflow = await findOverflow(page, isTranslation);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hidden = await belowFold(page);
  const papers = await flawsOfPapers(page);
  const offGrid = isTranslation ? [] : await offTheGrid(page);
  const separated = isTranslation ? [] : await separatedSpans(page);
  const sharedNames = isTranslation ? [] : await sharedTransitionNames(page);
  const found = isTranslation ? [] : await lookAtAll(page);
  // Embedded scripts are allowed by the policy, and load when their place comes near.
  if (scriptSources.length > 0) await page.waitForFunction('window.embedded');
  // Deferred work is long done, and the page may never be idle in a wide window.
  const scripts = (await traffic.read('drawn')).filter(({ type }) => type === 'script');
  const path = new URL(page.url()).pathname;
  return {
    /** The address where the visit ended: the page's own, unless it redirected. */
    path,
    status: response?.status() ?? 0,
    // The browser logs the status of a 404 page as an error.
    /** Uncaught errors, `console.error` messages and policy violations. */
    complaints: complaints.filter((text) => route.status === 200 || !text.includes('status of 404')),
    /** The origins of scripts that the content security policy allows. */
    scriptSources: (/script-src ([^;]*);/.exec(response?.headers()['content-security-policy'] ?? '')?.[1] ?? '')
      .split(' ')
      .filter((source) => !source.startsWith("'sha256-")),
    /** Requests to other origins that the spec does not declare for the page. */
    foreign,
    /** The number of scripts of the site that were loaded. */
    scripts: scripts.length,
    /** Whether React was loaded: at load, while scrolling to the end, or when the window grew to 1440 px. */
    react: scripts.some(({ path }) => isReact(path)),
    /** Compressed body sizes before any interaction. */
    bytes: {
      html: sumOf(first, 'document'),
      scripts: sumOf(first, 'script'),
      font: sumOf(first, 'font'),
    },
    /** The number of render-blocking style sheets and scripts. */
    blocking,
    /** Pictures that are loaded too late or for nothing: see `flawsOfPictures`. */
    pictures,
    /** What moves when the heading font arrives late: see `shiftsOfFont`. */
    fontShifts,
    /** Texts of papers that are too small or broken within a word, and texts that a paper covers: see `flawsOfPapers`. */
    papers,
    /** The parts of the hero that are below the fold: see `belowFold`. */
    belowFold: hidden,
    /** Where the page leaves the grid in a wide window. */
    offGrid,
    /** Non-breaking spans that a flex container or grid separates from their line. */
    separated,
    /** Names of view transitions that several elements have. */
    sharedNames,
    /** Where the page does not fit its window. */
    overflow,
    /** The violations that axe finds, by width and theme. */
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

/** Stubs other origins: embedded scripts only set a flag, everything else returns empty JSON. */
async function answerForOthers(page: Page, origin: string, scriptSources: readonly string[]): Promise<void> {
  await page.route(
    (url) => url.origin !== origin,
    (route) =>
      scriptSources.includes(new URL(route.request().url()).origin)
        ? route.fulfill({ contentType: 'text/javascript', body: 'window.embedded = true' })
        : route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }),
  );
}

/** Scrolls through the page, so that lazy parts load. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

/**
 * Runs axe on a page in a wide window, and on one page of each layout in all looks. The gallery tests every block in
 * both themes and widths, so this covers what their composition adds: nothing to the colours, which take the longest.
 */
async function lookAtAll(page: Page): Promise<string[]> {
  const layout = await page.locator('main').getAttribute('data-layout');
  const isFirst = !layoutsSeen.has(layout);
  layoutsSeen.add(layout);
  // Further down, sticky elements would cover what axe measures.
  await page.evaluate(() => scrollTo({ top: 0, left: 0, behavior: 'instant' }));
  const again: Look = { width: WIDE, colorScheme: 'light', without: colourRules };
  if (!isFirst) return violationsIn(page, [again]);
  await page.evaluate(resumePainting);
  return violationsIn(page, looks);
}

/** Whether the page is checked in the first language as well. */
function isTranslationOf({ page, locale }: Route): boolean {
  return locale !== locales[0] && routes.some((other) => other.page === page && other.locale === locales[0]);
}
