import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

import type { Browser } from 'playwright-core';

/** Milliseconds from the write of a spec file to the frame in which the open page shows its text. */
export interface SaveTimes {
  readonly median: number;
  readonly p90: number;
}

/**
 * Saves a text of the spec again and again while a page of the running dev server (`npm run dev`) is open. The file is
 * put back at the end.
 * @param heading The Spanish text of the page's `h1`, as the file has it.
 */
export async function measureSaves(browser: Browser, page: { readonly url: string; readonly file: string; readonly heading: string }, saves = 20): Promise<SaveTimes> {
  const open = await browser.newPage({ locale: 'es-MX' });
  const original = readFileSync(page.file, 'utf8');
  const times: number[] = [];
  try {
    await open.goto(page.url, { waitUntil: 'networkidle', timeout: 120_000 });
    for (let save = 0; save < saves + 3; save++) {
      const text = `Medición ${randomInt(1e9)}`;
      const shown = open.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted && performance.timeOrigin + performance.now(), text, { polling: 'raf', timeout: 60_000 });
      const start = performance.timeOrigin + performance.now();
      writeFileSync(page.file, original.replace(page.heading, text));
      const seen = Number(await (await shown).jsonValue());
      // The first ones warm up the compiler.
      if (save >= 3) times.push(seen - start);
      await open.waitForTimeout(300);
    }
  } finally {
    writeFileSync(page.file, original);
    await open.close();
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { median: at(0.5), p90: at(0.9) };
}
