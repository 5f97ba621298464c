import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { IconifyJSON } from '@iconify/types';
import { getIconData } from '@iconify/utils';
import { optimize } from 'svgo';

import { strokes } from './strokes.ts';

const { resolve } = createRequire(import.meta.url);
let phosphor: IconifyJSON | undefined;

/**
 * An outline of Phosphor by its name, as SVG, in whole numbers of its grid of 256: an icon is 20 to 40 pixels wide, so none
 * moves by a tenth of a pixel, and each page carries a fifth less of them.
 *
 * @returns nothing when there is no such icon
 */
export function phosphorIcon(name: string): string | undefined {
  phosphor ??= JSON.parse(readFileSync(resolve('@iconify-json/ph/icons.json'), 'utf8')) as IconifyJSON;
  const icon = getIconData(phosphor, name);
  if (!icon) return undefined;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">${icon.body}</svg>`;
  return optimize(svg, { multipass: true, floatPrecision: 0, plugins: ['preset-default'] }).data;
}

/**
 * An icon as the address of a picture in a style sheet, of which only what is drawn counts: as few bytes as it can be said in.
 *
 * @returns nothing when there is no such icon
 */
export function iconAddress(name: string): string | undefined {
  const drawn = strokes[name];
  const svg =
    drawn === undefined
      ? phosphorIcon(name)?.replaceAll('"', "'")
      : `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' fill='none' stroke='red' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${drawn}</svg>`;
  return svg && `url("data:image/svg+xml,${svg}")`;
}
