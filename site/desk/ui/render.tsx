import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { DeskPage } from '../contract/pages.ts';
import { drawPage, type DeskAssets } from './draw.tsx';
import type { UiParts } from './ui.tsx';

/**
 * Creates a function that renders a page of the desk as a document. This module is built into one file without
 * dependencies, `dist/desk/server/render.js`, which reads the names of the scripts and styles from the client's build.
 */
export function createRenderer(parts: UiParts): (page: DeskPage) => string {
  const manifest = new URL('../client/assets.json', import.meta.url);
  const files = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Manifest);
  const entry = files.find(({ isEntry }) => isEntry);
  const assets: DeskAssets = {
    script: entry && `/${entry.file}`,
    styles: (entry?.css ?? []).map((file) => `/${file}`),
    icon: files.flatMap(({ src, file }) => (src?.endsWith('favicon.svg') ? `/${file}` : [])).at(0),
  };
  return (page) => drawPage(page, parts, assets);
}
