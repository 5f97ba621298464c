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
 * Renders a page of the desk as a document, in the page's language. This module is built into one file without
 * dependencies, `dist/desk/server/render.js`, which reads the names of the scripts and styles from the client's build.
 */
export function renderPage(page: DeskPage, assets: DeskAssets = (built ??= builtAssets())): string {
  if (!desk) throw new Error('This site has no desk.');
  const pageTexts = texts[page.locale] ?? texts[desk.defaultLocale] ?? {};
  return drawPage(page, { config: desk, texts: pageTexts, replies }, assets);
}

function builtAssets(): DeskAssets {
  return JSON.parse(
    readFileSync(join(dirname(fileURLToPath(import.meta.url)), '..', 'client', 'assets.json'), 'utf8'),
  ) as DeskAssets;
}
