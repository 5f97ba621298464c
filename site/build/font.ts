import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { siteCache } from '../site-root.mjs';
import { brand } from './generated.ts';
import { headingFontName, readHeadingFont } from './heading-font-file.ts';

const placeholder = /\/\* display-font: .*? \*\//;
const cache = join(siteCache(), 'display-font');
// What a visitor may see beyond the copy: digits, and the punctuation of dates and lists.
const always = '0123456789 .,:;!?¡¿()–—-+%/&“”‘’«»…';
/** What stands before is for machines. */
const FIRST_CHARACTER = 0x20;
const LAST_CHARACTER = 0x10_ff_ff;
const LAST_OF_ASCII = 0x7f;
const { family, axes, metrics, substitutes } = brand.headingFont;

/**
 * Puts the heading font into `styles/index.css`: the brand's, cut down to the characters that the texts use, with fonts
 * that machines have behind it, which take the same room.
 */
export function displayFont({ folders }: { folders: readonly string[] }): Plugin {
  return {
    name: 'site:display-font',
    enforce: 'pre',
    async transform(code, id) {
      if (!/styles[\\/]index\.css(?:\?direct)?$/.test(id)) return null;
      const file = await writeSubset(charactersOf(...folders));
      return { code: code.replace(placeholder, fontFaces(file)), map: null };
    },
  };
}

/** Every character that occurs in the JSON files under some folders, and every accented letter of them in either case. */
export function charactersOf(...folders: readonly string[]): string {
  const seen = new Uint8Array(LAST_CHARACTER + 1);
  mark(always, seen);
  for (const folder of folders) {
    for (const name of jsonFilesOf(folder)) mark(readFileSync(join(folder, name), 'utf8'), seen);
  }
  const points = (): number[] => [...seen.keys()].filter((point) => seen[point] === 1 && point >= FIRST_CHARACTER);
  for (const point of points()) if (point > LAST_OF_ASCII) markCases(String.fromCodePoint(point), seen);
  return String.fromCodePoint(...points());
}

// A title can begin with any of them; all letters of ASCII are used already, or as good as.
function markCases(character: string, seen: Uint8Array): void {
  for (const other of [character.toUpperCase(), character.toLowerCase()]) if ([...other].length === 1) mark(other, seen);
}

// Without articles there is no folder of them.
function jsonFilesOf(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.json')) : [];
}

// There can be a hundred million characters: a number in a table is all that each may cost.
function mark(text: string, seen: Uint8Array): void {
  for (let at = 0; at < text.length; at++) {
    const point = text.codePointAt(at) ?? 0;
    seen[point] = 1;
    if (point > 0xff_ff) at++;
  }
}

async function writeSubset(characters: string): Promise<string> {
  const font = await readHeadingFont();
  const key = createHash('sha256').update(font).update(JSON.stringify([characters, axes])).digest('hex').slice(0, 12);
  const file = join(cache, `${headingFontName}-${key}.woff2`);
  const cached = await readFile(file).catch(() => null);
  if (cached) return file;
  await mkdir(cache, { recursive: true });
  await writeFile(
    file,
    await subsetFont(font, characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: ['kern', 'liga', 'mark', 'lnum'],
      noHinting: true,
    }),
  );
  return file;
}

const percent = (value: number): string => `${value.toFixed(1)}%`;

/** The weights that the file has: a range, one value, or as the browser takes it. */
const weight = ({ wght }: typeof axes): string => {
  if (wght === undefined) return '';
  return `font-weight:${typeof wght === 'number' ? wght : `${wght.min} ${wght.max}`};`;
};

// A font that comes after the first paint is kept for the next page: headings of a line more or less would move what is
// below. The adjustments make the same text as wide in either.
function fontFaces(file: string): string {
  const source = `url("${file.replaceAll('\\', '/')}") format("woff2")`;
  const substitute = (one: (typeof substitutes)[number]): string =>
    `@font-face{font-family:"${one.name}";src:${one.fonts.map((font) => `local("${font}")`).join(',')};` +
    `size-adjust:${percent(one.sizeAdjust)};ascent-override:${percent((metrics.ascent * 100) / one.sizeAdjust)};` +
    `descent-override:${percent((metrics.descent * 100) / one.sizeAdjust)};line-gap-override:0%}`;
  return `@font-face{font-family:"${family}";src:${source};${weight(axes)}font-display:optional}${substitutes.map(substitute).join('')}`;
}
