import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { IconifyJSON } from '@iconify/types';
import { getIconData } from '@iconify/utils';
import { optimize } from 'svgo';

import { strokes } from './strokes.ts';

const { resolve } = createRequire(import.meta.url);
let phosphor: IconifyJSON | undefined;

/**
 * A Phosphor icon as SVG, in whole units of its grid of 256. An icon is 20 to 40 pixels wide, so rounding moves nothing
 * by more than a tenth of a pixel, and saves a fifth of the bytes.
 *
 * @returns undefined if there is no such icon
 */
export function phosphorIcon(name: string): string | undefined {
  phosphor ??= JSON.parse(readFileSync(resolve('@iconify-json/ph/icons.json'), 'utf8')) as IconifyJSON;
  const icon = getIconData(phosphor, name);
  if (!icon) return undefined;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">${icon.body}</svg>`;
  return optimize(svg, { multipass: true, floatPrecision: 0, plugins: ['preset-default'] }).data;
}

// Optimising an icon takes longer than rendering a page.
const symbols = new Map<string, string>();

/** An icon as a symbol that pages use by its id, `i-ph-house`. How it is drawn is in `base.css`. */
export function iconSymbol(name: string): string {
  const symbol = symbols.get(name) ?? makeSymbol(name);
  symbols.set(name, symbol);
  return symbol;
}

function makeSymbol(name: string): string {
  const stroke = strokes[name];
  if (stroke !== undefined) return `<symbol id="i-ph-${name}" viewBox="0 0 32 32">${stroke}</symbol>`;
  const outline = phosphorIcon(name);
  if (outline === undefined) throw new Error(`There is no Phosphor icon "${name}".`);
  return outline
    .replace(/^<svg[^>]*>/, `<symbol id="i-ph-${name}" viewBox="0 0 256 256" fill="currentColor" stroke="none">`)
    .replace(/<\/svg>$/, '</symbol>');
}
