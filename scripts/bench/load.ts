import type { Browser, Page } from 'playwright';

import { listedPages, percentile, phone, withBrowser } from './browser.ts';
import { FORM } from './form.ts';

/** How many times slower the phone's processor is than that of this machine. */
const SLOWER = 4;
const VISITS = 5;

const METRICS = { style: 'RecalcStyleDuration', layout: 'LayoutDuration', scripts: 'ScriptDuration' };

/** What answers to a press, measured on the first page that has it. */
const PRESSED: Readonly<Record<string, string>> = {
  theme: '.switch button[aria-pressed=false]',
  tab: '[role=tab][aria-selected=false]',
  question: 'main details summary',
  tooltip: '.tip button',
  dialog: '[data-dialog]',
  'form with mistakes': `${FORM} [type=submit]`,
};

/** Runs in the page: waits until it has done everything that it does by itself. */
function rest(): Promise<void> {
  return new Promise((done) => requestIdleCallback(() => setTimeout(done, 500), { timeout: 2000 }));
}

/** Opens a page on a slow processor, several times, and waits until it rests. */
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
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate(rest);
    const { metrics } = await session.send('Performance.getMetrics');
    results.push(await work(page, (metric) => 1000 * (metrics.find(({ name }) => name === metric)?.value ?? 0)));
    await context.close();
  }
  return results;
}

/** Runs in the page: keeps the time until the slowest answer to a touch or key was on the screen. */
function watchAnswers(): void {
  const slowest = { ms: 0 };
  Object.assign(window, { slowest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) slowest.ms = Math.max(slowest.ms, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** How long the answer to a press took; `undefined` if the page does not have the element. */
async function timeAnswer(page: Page, selector: string): Promise<number | undefined> {
  const target = page.locator(selector).filter({ visible: true }).first();
  if ((await target.count()) === 0) return undefined;
  await page.evaluate(watchAnswers);
  await target.click();
  await page.evaluate(rest);
  return page.evaluate(() => (window as unknown as { slowest: { ms: number } }).slowest.ms);
}

/** `load`: what a page asks of a slow processor, at load and for each press. */
export function load(pages: string): Promise<void> {
  return withBrowser(async (browser, origin) => {
    const loads: Record<string, Record<string, number>> = {};
    const answers: Record<string, object> = {};
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
        if (name in answers) continue;
        const times = await onSlowPhone(browser, origin + path, (page) => timeAnswer(page, selector));
        const found = times.filter((time) => time !== undefined);
        if (found.length > 0) answers[name] = { page: path, 'slowest answer (at most 100 ms)': Math.max(...found) };
      }
    }
    console.table(loads);
    console.table(answers);
  });
}
