import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { themeKey } from '#generated/preferences.ts';
import type { Engine } from '../../tests/support/engines/engine.ts';
import { readBoxes, type Box } from './boxes.ts';
import type { State } from './states.ts';

export const WIDTHS = [360, 1440];
export const THEMES = ['light', 'dark'] as const;
const HEIGHTS: Readonly<Record<number, number>> = { 360: 800, 1440: 900 };
/** Beyond this a picture is cut off. */
const HIGHEST = 6000;

/** The text's font comes from the visitor's system. Here it is the same everywhere, so that lines break at the same places. */
const FONT = createRequire(import.meta.url).resolve('@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2');

/** What there is to see of a state. */
export interface Shot {
  readonly png: Buffer;
  readonly boxes: Readonly<Record<string, Box>>;
}

/** Waits until something holds in the page. */
async function until(engine: Engine, holds: () => Promise<boolean>, what: string): Promise<void> {
  for (let left = 200; left > 0; left -= 1) {
    if (await holds().catch(() => false)) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`${engine.name}: ${what} did not come.`);
}

/** Waits until all that has changed is drawn. */
function painted(engine: Engine): Promise<void> {
  return engine.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
}

/** Has all texts in fonts that are there, and are the same in each engine. Runs in the page. */
async function useFonts(data: string): Promise<void> {
  const { style } = document.documentElement;
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  document.fonts.add(await new FontFace('Compared', bytes.buffer, { weight: '200 1000' }).load());
  style.setProperty('--sans', 'Compared');
  // The headings' own font is left out by a page for which it comes too late (`font-display: optional`).
  const own = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .find((rule) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url('));
  if (!(own instanceof CSSFontFaceRule)) throw new Error('The page has no font of its own.');
  const of = (name: string): string => own.style.getPropertyValue(name);
  document.fonts.add(
    await new FontFace('Compared headings', of('src'), { weight: of('font-weight') || 'normal' }).load(),
  );
  style.setProperty('--heading', 'Compared headings');
  // On this system Chromium would round the width of each letter to whole pixels, as it does on no phone and no screen of today.
  style.textRendering = 'geometricPrecision';
  await document.fonts.ready;
}

/** Opens a state in a window of some width and theme, and takes its picture, all of the page if it is not higher than that. */
export async function shoot(
  engine: Engine,
  site: string,
  state: State,
  width: number,
  theme: (typeof THEMES)[number],
): Promise<Shot> {
  const height = HEIGHTS[width] ?? 800;
  await engine.resize(width, height);
  await engine.go(`${site}/robots.txt`);
  await until(engine, () => engine.evaluate(() => location.pathname === '/robots.txt'), '/robots.txt');
  await engine.evaluate((key, value) => localStorage.setItem(key, value), themeKey, theme);
  await engine.go(site + state.url);
  await until(
    engine,
    () => engine.evaluate(() => document.readyState === 'complete' && document.querySelector('main') !== null),
    state.url,
  );
  await engine.evaluate(useFonts, readFileSync(FONT).toString('base64'));
  await state.open?.(engine);
  const { shown } = state;
  if (shown !== undefined)
    await until(
      engine,
      () => engine.evaluate((selector) => document.querySelector(selector)?.checkVisibility() === true, shown),
      shown,
    );
  await painted(engine);
  const boxes = await engine.evaluate(readBoxes);
  // What is opened is seen in its window; a page is seen from top to bottom.
  if (state.open === undefined && shown === undefined) {
    const full = await engine.evaluate(() => document.documentElement.scrollHeight);
    await engine.resize(width, Math.min(full, HIGHEST));
  }
  await painted(engine);
  return { png: await engine.screenshot(), boxes };
}
