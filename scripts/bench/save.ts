import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { chromium, type Browser } from 'playwright';

import { defaultLocale } from '#generated/languages.ts';
import { routes } from '#generated/routes.ts';

import { browserLocale } from './browser-locale.ts';
import { freePort } from '../port.mjs';
import { dim } from '../report.mjs';
import { UserError } from '../../site/user-error.mjs';
import { requireBrowser } from '../tools.mjs';
import { withCopy } from './copy.ts';
import { markdownTable } from './markdown.ts';
import type { Figures, Section } from './section.ts';

const ARTICLES = [0, 5000];
const SAVES = 20;
/** The first ones warm up the compiler. */
const WARM_UP = 3;
/** What is saved: the heading of a page, which stands in the page's own file once. */
function savedPage(root: string): { readonly file: string; readonly path: string; readonly heading: string } {
  const pages = routes.filter(
    ({ locale, status, url, canonical }) => locale === defaultLocale && status === 200 && url === canonical,
  );
  for (const { page, url: path } of pages) {
    const file = join(root, 'spec', 'pages', `${page}.ts`);
    const texts = join(root, 'site', 'generated', 'locales', defaultLocale, `${page}.json`);
    if (!existsSync(file) || !existsSync(texts)) continue;
    const { hero } = JSON.parse(readFileSync(texts, 'utf8')) as { hero?: { heading?: string } };
    if (hero?.heading !== undefined && readFileSync(file, 'utf8').split(`'${hero.heading}'`).length === 2)
      return { file, path, heading: hero.heading };
  }
  throw new UserError('No file in spec/pages/ has the heading of its page once, so there is nothing to save.');
}

/** From the save of a spec file to the frame in which the open page shows its text, with the dev server. */
export const save: Section = {
  name: 'save',
  title: 'How long a saved text takes to the open browser',
  exact: false,
  async run({ articles: counts = ARTICLES }) {
    const rows: string[][] = [];
    const figures: Record<string, number> = {};
    const browser = await chromium.launch({ executablePath: await requireBrowser(), args: ['--no-sandbox'] });
    try {
      for (const articles of counts) {
        console.log(dim(`${articles} articles more …`));
        const times = await withCopy(articles, (root) => withDevServer(root, (url) => timesOf(browser, root, url)));
        const at = (share: number): number =>
          Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN);
        rows.push([String(articles), String(at(0.5)), String(at(0.9))]);
        figures[`${articles} articles, median ms`] = at(0.5);
        figures[`${articles} articles, 90 % ms`] = at(0.9);
      }
    } finally {
      await browser.close();
    }
    process.stdout.write(markdownTable(['articles more', 'median ms', '90 % ms'], rows));
    return figures satisfies Figures;
  },
};

/** Milliseconds of each save, the shortest first. */
async function timesOf(browser: Browser, root: string, url: string): Promise<readonly number[]> {
  const page = await browser.newPage({ locale: browserLocale('/') });
  try {
    const { file, path, heading } = savedPage(root);
    await page.goto(url + path, { waitUntil: 'networkidle', timeout: 120_000 });
    const original = readFileSync(file, 'utf8');
    const times: number[] = [];
    for (let index = 0; index < SAVES + WARM_UP; index++) {
      const text = `Medición ${index}`;
      const shown = page.waitForFunction(
        (wanted) => document.querySelector('h1')?.textContent === wanted && performance.timeOrigin + performance.now(),
        text,
        { polling: 'raf', timeout: 60_000 },
      );
      const start = performance.timeOrigin + performance.now();
      writeFileSync(file, original.replace(`'${heading}'`, `'${text}'`));
      const seen = Number(await (await shown).jsonValue());
      if (index >= WARM_UP) times.push(seen - start);
      // A person does not save again in the same moment; what the last save has set off is over by then.
      await page.waitForTimeout(300);
    }
    return times.toSorted((a, b) => a - b);
  } finally {
    await page.close();
  }
}

async function withDevServer<T>(root: string, work: (url: string) => Promise<T>): Promise<T> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(root, '.data'), NO_COLOR: '1' };
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/dev.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  try {
    await says(child, 'and the page follows');
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** Waits until a program prints something. */
function says(child: ChildProcess, words: string): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output += String(chunk);
      if (output.includes(words)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new UserError(`The dev server ended with ${String(code)}:\n${output}`)));
  });
}
