import { chromium } from 'playwright';
import type { Browser } from 'playwright';

import { requireBrowser } from '../tools.mjs';
import { withSite } from './site.ts';

/** Runs something on the built site in a browser of its own. */
export async function withBrowser<T>(work: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: ['--no-sandbox'] });
  try {
    return await withSite((origin) => work(browser, origin));
  } finally {
    await browser.close();
  }
}
