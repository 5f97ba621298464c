import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import type { CompiledBrand, CompiledFace } from '#contract';
import { cachedIn, digest } from './cached-file.ts';
import { generated, readGenerated } from './generated.ts';
import { readPackageFile } from './package-file.ts';

const placeholder = /\/\* display-font: .*? \*\//;
// Characters that pages may show beyond the texts: digits, and the punctuation of dates and lists.
const always = '0123456789 .,:;!?¡¿()–—-+%/&“”‘’«»…';
/** Control characters come before it. */
const FIRST_CHARACTER = 0x20;
const LAST_OF_ASCII = '\u007f';

/** A font file that pages load, with the descriptors of its `@font-face` rule. */
interface Face {
  readonly family: string;
  readonly package: string;
  readonly file: string;
  readonly axes: CompiledFace['axes'];
  /** `font-weight:400 600;font-style:italic;` */
  readonly descriptors: string;
  readonly subset?: string;
}

function facesOf({ headingFont, textFont }: CompiledBrand): readonly Face[] {
  return [
    { ...headingFont, descriptors: weightOf(headingFont.axes) },
    ...(textFont
      ? textFont.faces.map((face) => ({
          ...textFont,
          ...face,
          descriptors: `font-weight:${face.weight};${face.italic ? 'font-style:italic;' : ''}`,
        }))
      : []),
  ];
}

/**
 * Inserts the fonts into `styles/index.css`: the brand's fonts, subset to the characters of the texts, and system fonts
 * with matching metrics as fallbacks.
 *
 * @param besides additional characters
 */
export function displayFont({ folders, besides = '' }: { folders: readonly string[]; besides?: string }): Plugin {
  // With `optional`, browsers use a late font only from the next page on; the dev server shows it immediately.
  let display = 'optional';
  return {
    name: 'site:display-font',
    enforce: 'pre',
    configResolved({ command }) {
      if (command === 'serve') display = 'swap';
    },
    async transform(code, id) {
      if (!/styles[\\/]index\.css(?:\?direct)?$/.test(id)) return null;
      this.addWatchFile(join(generated, 'brand.ts'));
      const { brand } = await readGenerated('brand.ts');
      const characters = charactersOf(...folders) + besides;
      const rules = await Promise.all(
        facesOf(brand).map(async (face) => {
          const source = sourceOf(await writeSubset(face, characters)) + (await rangeOf(face));
          return `@font-face{font-family:"${face.family}";${source}${face.descriptors}font-display:${display}}`;
        }),
      );
      return { code: code.replace(placeholder, withFallbacks(rules, brand)), map: null };
    },
  };
}

/** All characters of the texts in the folders' JSON files, with both cases of each non-ASCII letter. */
export function charactersOf(...folders: readonly string[]): string {
  const seen = new Set(always);
  for (const folder of folders)
    for (const name of jsonFilesOf(folder))
      for (const one of textIn(JSON.parse(readFileSync(join(folder, name), 'utf8')))) seen.add(one);
  // CSS or a title may need either case of these letters; the texts contain practically all ASCII letters anyway.
  for (const one of [...seen].filter((character) => character > LAST_OF_ASCII))
    for (const other of [one.toUpperCase(), one.toLowerCase()]) if ([...other].length === 1) seen.add(other);
  const points = Array.from(seen, (character) => character.codePointAt(0) ?? 0);
  return String.fromCodePoint(...points.filter((point) => point >= FIRST_CHARACTER).toSorted((x, y) => x - y));
}

function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(textIn).join('') : '';
}

// A site without articles has no articles folder.
function jsonFilesOf(folder: string): readonly string[] {
  return existsSync(folder)
    ? readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.json'))
    : [];
}

/**
 * Subsets the font, or returns the cached file. The hash is in the folder's name: the bundler adds its own to the
 * file's.
 */
async function writeSubset({ family, package: name, file, axes }: Face, characters: string): Promise<string> {
  const font = await readPackageFile(name, file);
  const cached = cachedIn(join('display-font', digest(font, JSON.stringify([characters, axes]))));
  return cached(`${family.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.woff2`, () =>
    subsetFont(font, characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: ['kern', 'liga', 'mark', 'lnum'],
      noHinting: true,
    }),
  );
}

function sourceOf(file: string): string {
  return `src:url("${file.replaceAll('\\', '/')}") format("woff2");`;
}

/** The `unicode-range` for which a browser loads the file, if the font has several. */
async function rangeOf({ package: name, subset }: Face): Promise<string> {
  if (subset === undefined) return '';
  const ranges = JSON.parse((await readPackageFile(name, 'unicode.json')).toString()) as Readonly<
    Record<string, string>
  >;
  return ranges[subset] === undefined ? '' : `unicode-range:${ranges[subset]};`;
}

function percent(value: number): string {
  return `${value.toFixed(1)}%`;
}

/** The `font-weight` descriptor of the file: a range, one value, or none. */
function weightOf({ wght }: CompiledFace['axes']): string {
  if (wght === undefined) return '';
  return `font-weight:${typeof wght === 'number' ? wght : `${wght.min} ${wght.max}`};`;
}

// The metric overrides give texts the same size in the fallback fonts, so that the layout does not shift.
function withFallbacks(faces: readonly string[], { headingFont, textFont }: CompiledBrand): string {
  const headingFallbacks = headingFont.substitutes.map((one) => substitute(one, headingFont.metrics));
  const textFallbacks = textFont
    ? textFont.substitutes.flatMap((one) => substitutesOfTexts(one, textFont.metrics))
    : [];
  const [heading = '', ...texts] = faces;
  return [heading, ...headingFallbacks, ...texts, ...textFallbacks].join('');
}

type TextFont = NonNullable<CompiledBrand['textFont']>;

function substitutesOfTexts(one: TextFont['substitutes'][number], metrics: TextFont['metrics']): string[] {
  if (!one.bold) return [substitute(one, metrics)];
  return [
    substitute(one, metrics, 'font-weight:1 500;'),
    substitute({ ...one, fonts: one.bold }, metrics, 'font-weight:501 1000;'),
  ];
}

function substitute(
  { name, fonts, sizeAdjust }: { name: string; fonts: readonly string[]; sizeAdjust: number },
  { ascent, descent }: CompiledBrand['headingFont']['metrics'],
  weight = '',
): string {
  const sources = fonts.map((font) => `local("${font}")`).join(',');
  return (
    `@font-face{font-family:"${name}";src:${sources};${weight}` +
    `size-adjust:${percent(sizeAdjust)};ascent-override:${percent((ascent * 100) / sizeAdjust)};` +
    `descent-override:${percent((descent * 100) / sizeAdjust)};line-gap-override:0%}`
  );
}
