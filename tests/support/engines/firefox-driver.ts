import { launch } from 'puppeteer-core';
import type { Browser, KeyInput, Page } from 'puppeteer-core';

import { NO_FIREFOX, findFirefox } from '../../../scripts/tools.mjs';
import { bringIntoView } from './engine.ts';
import type { Engine, EngineKind } from './engine.ts';

/** Settings of `about:config`: a visitor who reads Spanish and wants nothing to move, on a machine with room for pages that are kept. */
const VISITOR = {
  'intl.accept_languages': 'es-MX, es',
  'ui.prefersReducedMotion': 1,
  'layout.css.prefers-color-scheme.content-override': 1,
  // A bar that takes room would make a phone's page narrower than the phone.
  'ui.useOverlayScrollbars': 1,
  // Of all windows together: those of earlier visitors count for a while.
  'browser.sessionhistory.max_total_viewers': 100,
  'layout.frame_rate': 20,
  // No processes for tabs that may come.
  'dom.ipc.processPrelaunch.enabled': false,
  'dom.ipc.processCount': 1,
};

/** Firefox, driven by WebDriver BiDi, since playwright has only a Firefox of its own. */
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
  // The page that is there at first never gets the focus.
  const engine = drive(await browser.newPage(), browser);
  await engine.resize(1280, 900);
  return engine;
}

const NAMED: Readonly<Record<string, KeyInput>> = { Space: ' ' };

/** How often it is looked whether an element stands still, before it is pointed at as it is. */
const MOST_LOOKS = 20;

/** Runs in the page: where the middle of an element is after three frames, and whether it was there before them. */
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
  /** Whether somebody has pointed or typed in the tab. */
  let isUsed = false;
  const use = (): Page => {
    isUsed = true;
    return page;
  };
  /** The middle of an element. The pointer comes there a little later, so it is asked for until the element has stayed for some frames. */
  const middle = async (selector: string): Promise<[number, number]> => {
    for (let attempt = 0; ; attempt += 1) {
      await page.evaluate(bringIntoView, selector);
      const { x, y, isStill } = await page.evaluate(middleAfterFrames, selector);
      if (isStill || attempt === MOST_LOOKS) return [x, y];
    }
  };
  const engine: Engine = {
    name: 'Firefox',
    keepsPages: true,
    go: async (url) => {
      // Less than this it cannot wait for; how long is for the test to say.
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
    // The tab key may have led to the browser's own toolbar, where the focus stays; and from a page that was kept it never comes to another.
    // Each new tab is a process or two, so one that has only been looked at serves again.
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
