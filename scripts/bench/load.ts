import type { Browser, Page } from 'playwright';

import { listedPages, percentile, phone, withBrowser } from './browser.ts';
import { FORM } from './form.ts';

/** How many times slower the emulated phone's processor is than this machine's. */
const CPU_SLOWDOWN = 4;
const VISITS = 5;

const METRICS = { style: 'RecalcStyleDuration', layout: 'LayoutDuration', scripts: 'ScriptDuration' };

/** The elements to press, each measured on the first page that has it. */
const PRESSED: Readonly<Record<string, string>> = {
  theme: '.switch button[aria-pressed=false]',
  tab: '[role=tab][aria-selected=false]',
  question: 'main details summary',
  tooltip: '.tip button',
  dialog: '[data-dialog]',
  'form with mistakes': `${FORM} [type=submit]`,
};

/** Runs in the page: waits until it is idle. */
function untilIdle(): Promise<void> {
  return new Promise((done) => requestIdleCallback(() => setTimeout(done, 500), { timeout: 2000 }));
}

/** Opens a page several times on a slow processor, and runs work once it is idle. */
async function onSlowPhone<T>(
  browser: Browser,
  url: string,
  work: (page: Page, milliseconds: (metric: string) => number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await browser.newContext(phone(new URL(url).pathname));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate(untilIdle);
    const { metrics } = await session.send('Performance.getMetrics');
    results.push(await work(page, (metric) => 1000 * (metrics.find(({ name }) => name === metric)?.value ?? 0)));
    await context.close();
  }
  return results;
}

/** Runs in the page: records the slowest interaction (INP), until its response was on the screen. */
function watchInteractions(): void {
  const slowest = { ms: 0 };
  Object.assign(window, { slowest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) slowest.ms = Math.max(slowest.ms, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** How long the response to a press took; `undefined` if the page does not have the element. */
async function timePress(page: Page, selector: string): Promise<number | undefined> {
  const target = page.locator(selector).filter({ visible: true }).first();
  if ((await target.count()) === 0) return undefined;
  await page.evaluate(watchInteractions);
  await target.click();
  await page.evaluate(untilIdle);
  return page.evaluate(() => (window as unknown as { slowest: { ms: number } }).slowest.ms);
}

/** `load`: processing times on a slow processor, at load and for each press. */
export function load(pages: string): Promise<void> {
  return withBrowser(async (browser, origin) => {
    const loads: Record<string, Record<string, number>> = {};
    const presses: Record<string, object> = {};
    for (const path of listedPages(pages)) {
      const visits = await onSlowPhone(browser, origin + path, (_, milliseconds) =>
        Promise.resolve(Object.values(METRICS).map(milliseconds)),
      );
      const medians = Object.keys(METRICS).map((_, index) =>
        Math.round(
          percentile(
            visits.map((visit) => visit[index] ?? 0),
            0.5,
          ),
        ),
      );
      const [style = 0, layout = 0, scripts = 0] = medians;
      loads[path] = { style, layout, 'style + layout (at most 300 ms)': style + layout, scripts };
      for (const [name, selector] of Object.entries(PRESSED)) {
        if (name in presses) continue;
        const times = await onSlowPhone(browser, origin + path, (page) => timePress(page, selector));
        const found = times.filter((time) => time !== undefined);
        if (found.length > 0) presses[name] = { page: path, 'slowest response (at most 100 ms)': Math.max(...found) };
      }
    }
    console.table(loads);
    console.table(presses);
  });
}
