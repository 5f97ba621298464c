import { chromium as playwright } from 'playwright';

import { launchOptions } from '../chromium.ts';
import type { EngineKind, PageWindow } from './engine.ts';

/** Chromium, driven by playwright as in the other browser tests, which test the flows themselves. */
export const chromium: EngineKind<PageWindow> = {
  name: 'Chromium',
  start: async () => {
    const browser = await playwright.launch(await launchOptions());
    const viewport = { width: 1280, height: 900 };
    const page = await browser.newPage({ locale: 'es-MX', reducedMotion: 'reduce', viewport });
    page.setDefaultTimeout(25_000);
    return {
      go: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
      // Playwright passes a single argument, so the function is sent as text.
      evaluate: (run, ...args) => page.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`) as never,
      resize: (width, height) => page.setViewportSize({ width, height }),
      screenshot: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
};
