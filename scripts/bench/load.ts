import type { Browser } from 'playwright';

import { listedPages, phone, withBrowser } from './browser.ts';
import { percentile } from './percentile.ts';

/** How many times slower the emulated phone's processor is than this machine's. */
const CPU_SLOWDOWN = 4;
const VISITS = 5;

const METRICS = { style: 'RecalcStyleDuration', layout: 'LayoutDuration', scripts: 'ScriptDuration' };

/** Runs in the page: waits until it is idle. */
function untilIdle(): Promise<void> {
  return new Promise((done) => requestIdleCallback(() => setTimeout(done, 500), { timeout: 2000 }));
}

/** Opens a page several times on a slow processor. Returns the median milliseconds of each metric once it is idle. */
async function measure(browser: Browser, url: string): Promise<Readonly<Record<keyof typeof METRICS, number>>> {
  const visits: { readonly name: string; readonly value: number }[][] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await browser.newContext(phone(new URL(url).pathname));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate(untilIdle);
    visits.push((await session.send('Performance.getMetrics')).metrics);
    await context.close();
  }
  const median = (metric: string): number => {
    const values = visits.map((metrics) => metrics.find(({ name }) => name === metric)?.value ?? 0);
    return Math.round(1000 * percentile(values, 0.5));
  };
  return { style: median(METRICS.style), layout: median(METRICS.layout), scripts: median(METRICS.scripts) };
}

/** `load`: processing times on a slow processor. */
export function load(pages: string): Promise<void> {
  return withBrowser(async (browser, origin) => {
    const results: Record<string, object> = {};
    for (const path of listedPages(pages)) {
      const { style, layout, scripts } = await measure(browser, origin + path);
      results[path] = { style, layout, 'style + layout (at most 300 ms)': style + layout, scripts };
    }
    console.table(results);
  });
}
