import { chromium as playwright } from 'playwright';
import type { Page } from 'playwright';

import { launchOptions } from '../chromium.ts';
import { bringIntoView } from './engine.ts';
import type { Engine, EngineKind } from './engine.ts';

/** Chromium, driven by playwright as in the other browser tests. */
export const chromium: EngineKind = {
  name: 'Chromium',
  start: async () => {
    const browser = await playwright.launch(await launchOptions());
    const page = await browser.newPage({
      locale: 'es-MX',
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
    });
    page.setDefaultTimeout(25_000);
    return drive(page, () => browser.close());
  },
};

function drive(page: Page, close: () => Promise<void>): Engine {
  const point = async (selector: string): Promise<[number, number]> => {
    await page.evaluate(bringIntoView, selector);
    const { x, y, width, height } = (await page.locator(selector).first().boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    return [x + width / 2, y + height / 2];
  };
  const engine: Engine = {
    name: 'Chromium',
    keepsPages: false,
    go: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    // Playwright passes a single argument, so the function is sent as text.
    evaluate: (run, ...args) => page.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`) as never,
    click: async (selector) => page.mouse.click(...(await point(selector))),
    type: (text) => page.keyboard.type(text),
    press: (keys) => page.keyboard.press(keys),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close,
  };
  return engine;
}
