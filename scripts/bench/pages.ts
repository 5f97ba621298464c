import { join } from 'node:path';
import process from 'node:process';
import { type Browser, chromium, type BrowserContextOptions } from 'playwright';
import type { Locale } from '#contract';
import { defaultLocale, languages, locales } from '#generated/languages.ts';
import { routes } from '#generated/routes.ts';
import { countTraffic, sumOf } from '../../tests/support/traffic.ts';
import { budgets } from './budgets.ts';
import { percentile } from './percentile.ts';
import { openSite } from '../../tests/support/site.ts';
import { install } from '../install.mjs';
import { ROOT } from '../node.mjs';
import { capture, tail } from '../process.mjs';
import { dim } from '../report.mjs';
import { findHeadlessShell, requireBrowser } from '../tools.ts';
import { localeOfPath } from '../../site/shared/locales.ts';

/** `bytes`: the bytes that a phone fetches for each page: bodies as sent. */
export function bytes(pages: string): Promise<void> {
  return withBrowser(async (browser, origin) => {
    const results: Record<string, object> = { budget: budgets };
    for (const path of listedPages(pages)) {
      const context = await browser.newContext(phone(path));
      const page = await context.newPage();
      const traffic = countTraffic(page, origin);
      await page.goto(origin + path);
      const fetched = await traffic.read();
      const [html, scripts, font] = ['document', 'script', 'font'].map((type) => sumOf(fetched, type));
      results[path] = { html, scripts, font, total: sumOf(fetched) };
      await context.close();
    }
    console.table(results);
  });
}

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

/** Lighthouse (170 MB) has its own package.json, so that only the benchmark installs it. */
const TOOLS = join(ROOT, 'scripts', 'bench', 'tools');

const SCORED = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

interface Report {
  readonly finalDisplayedUrl: string;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

/** `lighthouse`: the scores of each indexable page, and the main metrics of the performance score. */
export async function lighthouse(pages: string): Promise<void> {
  await install(TOOLS);
  const env = { ...process.env, CHROME_PATH: await headlessBrowser() };
  const results: Record<string, object> = {};
  const site = await openSite(ROOT);
  for (const path of listedPages(pages)) {
    console.log(dim(`${path} …`));
    const { categories, audits, environment } = await audit(site.url + path, env);
    results[path] = {
      ...Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [name, Math.round(100 * (score ?? 0))]),
      ),
      ...Object.fromEntries(Object.entries(SCORED).map(([name, id]) => [name, audits[id]?.displayValue])),
      machine: Math.round(environment.benchmarkIndex),
    };
  }
  await site.close();
  console.table(results);
}

async function audit(url: string, env: NodeJS.ProcessEnv): Promise<Report> {
  const flags = [
    '--output=json',
    '--quiet',
    // Real throttling: a simulation from a fast visit would count everything before the paint as delaying it.
    '--throttling-method=devtools',
    `--chrome-flags=--headless=new --no-sandbox --disable-gpu --accept-lang=${phone(new URL(url).pathname).locale}`,
  ];
  const cli = join(TOOLS, 'node_modules', 'lighthouse', 'cli', 'index.js');
  const { code, output } = await capture(process.execPath, [cli, url, ...flags], { env });
  if (code !== 0) throw new Error(`Lighthouse exited with ${code} on ${url}:\n${tail(output)}`);
  const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Report;
  if (report.finalDisplayedUrl !== url) throw new Error(`${url} was redirected to ${report.finalDisplayedUrl}.`);
  return report;
}

/** A phone whose browser prefers the page's language; otherwise the site would redirect it. */
export function phone(path: string): BrowserContextOptions {
  const locale = languages[localeOfPath(path, { locales, defaultLocale }) as Locale].openGraph.replaceAll('_', '-');
  return { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale };
}

/** Without the pages of the browser's own interface, which the full browser loads beside the measured page. */
async function headlessBrowser(): Promise<string> {
  const browser = await requireBrowser();
  return findHeadlessShell(browser) ?? browser;
}

/** Runs work on the built site in a new browser. */
export async function withBrowser<T>(work: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await headlessBrowser(), args: ['--no-sandbox'] });
  const site = await openSite(ROOT);
  try {
    return await work(browser, site.url);
  } finally {
    await browser.close();
    await site.close();
  }
}

/** The paths of indexable pages that contain a text. */
function listedPages(part: string): readonly string[] {
  return routes.flatMap(({ url, canonical, indexable }) =>
    indexable && url === canonical && url.includes(part) ? [url] : [],
  );
}
