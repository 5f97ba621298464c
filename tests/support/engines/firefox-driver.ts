import { launch, type Browser, type KeyInput, type Page } from 'puppeteer-core';

import { NO_FIREFOX, findFirefox } from '../../../scripts/tools.ts';
import { bringIntoView, type Engine, type EngineKind } from './engine.ts';

/**
 * Settings of `about:config`: a visitor who reads Spanish and prefers reduced motion, with a large back/forward cache.
 */
const VISITOR = {
  'intl.accept_languages': 'es-MX, es',
  'ui.prefersReducedMotion': 1,
  'layout.css.prefers-color-scheme.content-override': 1,
  // A classic scroll bar would make the page narrower than the phone.
  'ui.useOverlayScrollbars': 1,
  // Counted over all windows, including those of earlier visitors for a while.
  'browser.sessionhistory.max_total_viewers': 100,
  'layout.frame_rate': 20,
  // No processes for future tabs.
  'dom.ipc.processPrelaunch.enabled': false,
  'dom.ipc.processCount': 1,
};

/** Firefox, driven by WebDriver BiDi: Playwright works only with its own build of Firefox. */
export const firefox: EngineKind = {
  name: 'Firefox',
  ...(findFirefox() === undefined && { missing: NO_FIREFOX }),
  start,
};

async function start(): Promise<Engine> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error(NO_FIREFOX);
  const browser = await launch({
    browser: 'firefox',
    networkEnabled: false,
    executablePath,
    headless: true,
    extraPrefsFirefox: VISITOR,
  });
  // The initial page never gets the focus.
  const engine = drive(await browser.newPage(), browser);
  await engine.resize(1280, 900);
  return engine;
}

const NAMED: Readonly<Record<string, KeyInput>> = { Space: ' ' };

/** How often to check whether an element stands still before clicking anyway. */
const MAX_CHECKS = 20;

/** Runs in the page: the middle of an element after three frames, and whether it has not moved meanwhile. */
async function middleAfterFrames(selector: string): Promise<{ x: number; y: number; isStill: boolean }> {
  const look = (): { x: number; y: number } => {
    const { left, top, width, height } = document.querySelector(selector)!.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const before = look();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const now = look();
  return { ...now, isStill: now.x === before.x && now.y === before.y };
}

function drive(first: Page, browser: Browser): Engine {
  let page = first;
  /** Whether the tab has received input. */
  let isUsed = false;
  const use = (): Page => {
    isUsed = true;
    return page;
  };
  /** The middle of an element, once it has not moved for some frames: the click arrives a little later. */
  const middle = async (selector: string): Promise<[number, number]> => {
    for (let attempt = 0; ; attempt += 1) {
      await page.evaluate(bringIntoView, selector);
      const { x, y, isStill } = await page.evaluate(middleAfterFrames, selector);
      if (isStill || attempt === MAX_CHECKS) return [x, y];
    }
  };
  const engine: Engine = {
    go: async (url) => {
      // puppeteer has no weaker condition to wait for; the test sets its own timeout.
      await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 0 });
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...(args as never)) as never,
    click: async (selector) => use().mouse.click(...(await middle(selector))),
    type: (text) => use().keyboard.type(text),
    press: async (keys) => {
      const held = keys.split(/\+(?=.)/).map((key) => NAMED[key] ?? (key as KeyInput));
      const last = held.pop();
      for (const key of held) await use().keyboard.down(key);
      if (last !== undefined) await use().keyboard.press(last);
      for (const key of held.toReversed()) await use().keyboard.up(key);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    // After Tab, the focus may be stuck in the browser's toolbar, and it never leaves a page in the back/forward cache.
    // A new tab costs a process or two, so a tab that received no input is reused.
    renew: async () => {
      if (!isUsed) return;
      isUsed = false;
      const old = page;
      const viewport = old.viewport();
      page = await browser.newPage();
      await page.setViewport(viewport);
      await old.close();
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
  return engine;
}
