import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { desk } from '#generated/desk.ts';
import { replies, texts } from 'virtual:desk-texts/all';
import type { DeskPage } from '../contract/pages.ts';
import type { DeskAssets } from './document.ts';
import { drawPage } from './draw.tsx';

let built: DeskAssets | undefined;

/**
 * Draws a page of the desk as a document, in the language that it says. This is built into one file that needs no packages,
 * `dist/desk/server/render.js`, and finds beside it what the scripts and styles of its build are called.
 */
export function renderPage(page: DeskPage, assets: DeskAssets = (built ??= builtAssets())): string {
  if (!desk) throw new Error('This site has no desk.');
  const own = texts[page.locale] ?? texts[desk.defaultLocale] ?? {};
  return drawPage(page, { config: desk, texts: own, replies }, assets);
}

function builtAssets(): DeskAssets {
  return JSON.parse(
    readFileSync(join(dirname(fileURLToPath(import.meta.url)), '..', 'client', 'assets.json'), 'utf8'),
  ) as DeskAssets;
}
