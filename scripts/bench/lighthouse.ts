import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { routes } from '#generated/routes.ts';

import { browserLocale } from './browser-locale.ts';
import { capture } from '../child.mjs';
import { ROOT } from '../node.mjs';
import { dim } from '../report.mjs';
import { setup } from '../setup.mjs';
import { requireBrowser } from '../tools.mjs';
import { markdownTable } from './markdown.ts';
import type { Figures, Section } from './section.ts';
import { withSite } from './site.ts';

/** Lighthouse and what it needs, 170 MB: packages of their own, which nothing else installs. */
const TOOLS = join(ROOT, 'scripts', 'bench', 'tools');

interface Report {
  readonly finalDisplayedUrl: string;
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse on each page that search engines list: mobile, on a network that is really slowed down. By default Lighthouse
 * estimates it from a fast visit, and takes whatever came before the paint there for something that the paint waited for.
 */
export const lighthouse: Section = {
  name: 'lighthouse',
  title: 'Lighthouse, mobile',
  exact: false,
  onBuilt: true,
  async run({ pages }) {
    await setup(TOOLS, { title: 'Installing Lighthouse (once, for the benchmark)' });
    const browser = await requireBrowser();
    const paths = routes
      .filter(({ url, canonical, indexable }) => indexable && url === canonical && url.includes(pages))
      .map(({ url }) => url);
    const rows: string[][] = [];
    const figures: Record<string, number> = {};
    await withSite(async (origin) => {
      for (const path of paths) {
        console.log(dim(`${path} …`));
        const report = await audit(origin + path, browser);
        const scores = CATEGORIES.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
        const of = (id: string): number => report.audits[id]?.numericValue ?? 0;
        const paint = Math.round(of('first-contentful-paint'));
        const later = Math.round(of('largest-contentful-paint') - of('first-contentful-paint'));
        const shift = Number(of('cumulative-layout-shift').toFixed(4));
        rows.push([
          path,
          ...scores.map(String),
          String(paint),
          String(later),
          String(Math.round(of('total-blocking-time'))),
          String(shift),
          lost(report).join(' '),
        ]);
        CATEGORIES.forEach((name, index) => (figures[`${path} ${name}, points lost`] = 100 - (scores[index] ?? 0)));
        figures[`${path} first paint`] = paint;
        figures[`${path} largest paint after it`] = later;
      }
    });
    process.stdout.write(
      markdownTable(
        ['page', 'perf.', 'a11y', 'best', 'SEO', 'FCP ms', 'LCP later', 'TBT ms', 'CLS', 'what costs points'],
        rows,
      ),
    );
    return figures satisfies Figures;
  },
};

async function audit(url: string, browser: string): Promise<Report> {
  const cli = join(TOOLS, 'node_modules', 'lighthouse', 'cli', 'index.js');
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    const file = join(folder, 'report.json');
    const flags = [
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--throttling-method=devtools',
      `--chrome-flags=--headless=new --no-sandbox --disable-gpu --accept-lang=${browserLocale(new URL(url).pathname)}`,
      `--only-categories=${CATEGORIES.join(',')}`,
    ];
    const { code, output } = await capture(process.execPath, [cli, url, ...flags], {
      env: { ...process.env, CHROME_PATH: browser },
    });
    if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}:\n${output.slice(-2000)}`);
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (report.finalDisplayedUrl !== url)
      throw new Error(`Lighthouse was sent from ${url} to ${report.finalDisplayedUrl}.`);
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The audits that cost a page points. */
function lost({ categories, audits }: Report): string[] {
  const counted = CATEGORIES.flatMap((name) => categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? []);
  return counted.filter(({ id }) => (audits[id]?.score ?? 1) < 0.995).map(({ id }) => id);
}
