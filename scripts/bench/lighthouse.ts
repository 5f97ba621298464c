import { join } from 'node:path';
import process from 'node:process';

import { openSite } from '../../tests/support/site.ts';
import { install } from '../install.mjs';
import { ROOT } from '../node.mjs';
import { capture, tail } from '../process.mjs';
import { dim } from '../report.mjs';
import { requireBrowser } from '../tools.ts';
import { listedPages, phone } from './browser.ts';

/** Lighthouse (170 MB) has its own package.json, so that only the benchmark installs it. */
const TOOLS = join(ROOT, 'scripts', 'bench', 'tools');

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

interface Report {
  readonly finalDisplayedUrl: string;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
}

/** `lighthouse`: the scores of each indexable page, and the main metrics of the performance score. */
export async function lighthouse(pages: string): Promise<void> {
  await install(TOOLS);
  const env = { ...process.env, CHROME_PATH: await requireBrowser() };
  const results: Record<string, object> = {};
  const site = await openSite(ROOT);
  for (const path of listedPages(pages)) {
    console.log(dim(`${path} …`));
    const { categories, audits } = await audit(site.url + path, env);
    results[path] = {
      ...Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [name, Math.round(100 * (score ?? 0))]),
      ),
      ...Object.fromEntries(Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.displayValue])),
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
