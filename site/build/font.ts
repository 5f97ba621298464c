import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { siteCache } from '../site-root.mjs';

const placeholder = /\/\* display-font: .*? \*\//;
const cache = join(siteCache(), 'display-font');
// What a visitor may see beyond the copy: digits, and the punctuation of dates and lists.
const always = '0123456789 .,:;!?¡¿()–—-+%/&“”‘’«»…';
/** What stands before is for machines. */
const FIRST_CHARACTER = 0x20;
const LAST_CHARACTER = 0x10_ff_ff;
const axes = { opsz: 60, wght: { min: 380, max: 600 } } as const;

/**
 * Puts the display face into `styles/index.css`: Fraunces cut down to the characters that the locales use,
 * with a system serif behind it that takes the same room.
 */
export function displayFont({ folders }: { folders: readonly string[] }): Plugin {
  return {
    name: 'cimiento:display-font',
    enforce: 'pre',
    async transform(code, id) {
      if (!/styles[\\/]index\.css(?:\?direct)?$/.test(id)) return null;
      const file = await writeSubset(charactersOf(...folders));
      return { code: code.replace(placeholder, fontFaces(file)), map: null };
    },
  };
}

/** Every character that occurs in the JSON files under some folders, and every letter of them in either case. */
export function charactersOf(...folders: readonly string[]): string {
  const seen = new Uint8Array(LAST_CHARACTER + 1);
  mark(always, seen);
  for (const folder of folders) {
    for (const name of jsonFilesOf(folder)) mark(readFileSync(join(folder, name), 'utf8'), seen);
  }
  const points = (): number[] => [...seen.keys()].filter((point) => seen[point] === 1 && point >= FIRST_CHARACTER);
  for (const point of points()) markCases(String.fromCodePoint(point), seen);
  return String.fromCodePoint(...points());
}

// Styles and the languages' own formats write letters in the other case.
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
  const source = createRequire(import.meta.url).resolve('@fontsource-variable/fraunces/package.json');
  const font = await readFile(join(dirname(source), 'files/fraunces-latin-opsz-normal.woff2'));
  const key = createHash('sha256').update(font).update(JSON.stringify([characters, axes])).digest('hex').slice(0, 12);
  const file = join(cache, `fraunces-${key}.woff2`);
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

// A font that comes after the first paint is kept for the next page: headings of a line more or less would move what is below.
// The adjustments make the same text as wide in either face: measured in a browser for the Times family
// (Liberation Serif has its widths), derived from Georgia's average width for Georgia.
const fallbacks = [
  { family: 'Fraunces Georgia', fonts: ['Georgia', 'Gelasio'], size: 97 },
  { family: 'Fraunces Times', fonts: ['Times New Roman', 'Liberation Serif', 'Tinos'], size: 108.6 },
] as const;
const ascent = 97.8;
const descent = 25.5;

function fontFaces(file: string): string {
  const source = `url("${file.replaceAll('\\', '/')}") format("woff2")`;
  const percent = (value: number): string => `${value.toFixed(1)}%`;
  const face = ({ family, fonts, size }: (typeof fallbacks)[number]): string =>
    `@font-face{font-family:"${family}";src:${fonts.map((font) => `local("${font}")`).join(',')};` +
    `size-adjust:${percent(size)};ascent-override:${percent((ascent * 100) / size)};` +
    `descent-override:${percent((descent * 100) / size)};line-gap-override:0%}`;
  return `@font-face{font-family:"Fraunces";src:${source};font-weight:380 600;font-display:optional}${fallbacks.map(face).join('')}`;
}
