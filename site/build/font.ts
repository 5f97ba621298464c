import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import type { CompiledBrand, CompiledFace } from '#contract';
import { cachedIn, digest, readPackageFile } from './build-files.ts';
import { generated, readGenerated } from './generated.ts';

const placeholder = /\/\* display-font: .*? \*\//;
// Characters that pages may show beyond the texts: digits, and the punctuation of dates and lists.
const always = '0123456789 .,:;!?¡¿()–—-+%/&“”‘’«»…';
/** Control characters come before it. */
const FIRST_CHARACTER = 0x20;
const LAST_OF_ASCII = '\u007f';

/** A font of the brand, the heading font in the form of the text font. */
type Font = NonNullable<CompiledBrand['textFont']> & { readonly display: 'optional' | 'swap' };

/** @param display of the text font */
function fontsOf({ headingFont, textFont }: CompiledBrand, display: Font['display']): readonly Font[] {
  const { wght = '' } = headingFont.axes;
  const weight = typeof wght === 'object' ? `${wght.min} ${wght.max}` : String(wght);
  return [
    { ...headingFont, faces: [{ ...headingFont, weight, italic: false }], display: 'swap' },
    ...(textFont ? [{ ...textFont, display }] : []),
  ];
}

/**
 * Inserts the fonts into `styles/index.css`: the brand's fonts, subset to the characters of the texts, and system fonts
 * with matching metrics as fallbacks.
 *
 * @param besides additional characters
 */
export function displayFont({ folders, besides = '' }: { folders: readonly string[]; besides?: string }): Plugin {
  // A late text font would wrap every paragraph again. With `optional`, browsers use it only from the next page on; the
  // dev server shows it immediately.
  let display: Font['display'] = 'optional';
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
        fontsOf(brand, display).map(async (font) => [
          ...(await Promise.all(font.faces.map((face) => faceRule(font, face, characters)))),
          ...font.substitutes.flatMap((one) => fallbackRules(one, font.metrics)),
        ]),
      );
      return { code: code.replace(placeholder, rules.flat().join('')), map: null };
    },
  };
}

/** All characters of the texts in the folders' JSON files, with both cases of each non-ASCII letter. */
export function charactersOf(...folders: readonly string[]): string {
  const seen = new Set(always);
  for (const file of folders.flatMap((folder) => globSync(join(folder, '**/*.json'))))
    JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) => {
      if (typeof value === 'string') for (const one of value) seen.add(one);
      return value;
    });
  // CSS or a title may need either case of these letters; the texts contain practically all ASCII letters anyway.
  for (const one of [...seen].filter((character) => character > LAST_OF_ASCII))
    for (const other of [one.toUpperCase(), one.toLowerCase()]) if ([...other].length === 1) seen.add(other);
  const points = Array.from(seen, (character) => character.codePointAt(0) ?? 0);
  return String.fromCodePoint(...points.filter((point) => point >= FIRST_CHARACTER).toSorted((x, y) => x - y));
}

async function faceRule(
  { family, package: name, display }: Font,
  { file, axes, weight, italic, subset = '' }: CompiledFace,
  characters: string,
): Promise<string> {
  const url = (await writeSubset(family, await readPackageFile(name, file), { characters, axes })).replaceAll(
    '\\',
    '/',
  );
  // The characters for which a browser loads the file, if the font has several.
  const ranges = subset && (JSON.parse(String(await readPackageFile(name, 'unicode.json'))) as Record<string, string>);
  const range = ranges && ranges[subset];
  return (
    `@font-face{font-family:"${family}";src:url("${url}") format("woff2");${range ? `unicode-range:${range};` : ''}` +
    `${weight && `font-weight:${weight};`}${italic ? 'font-style:italic;' : ''}font-display:${display}}`
  );
}

/**
 * Subsets the font, or returns the cached file. The hash is in the folder's name: the bundler adds its own to the
 * file's.
 */
async function writeSubset(
  family: string,
  font: Buffer,
  { characters, axes }: { readonly characters: string; readonly axes: CompiledFace['axes'] },
): Promise<string> {
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

function percent(value: number): string {
  return `${value.toFixed(1)}%`;
}

/** The metric overrides give texts the same size in the fallback fonts, so that the layout does not shift. */
function fallbackRules(
  { name, fonts, bold, sizeAdjust }: Font['substitutes'][number],
  { ascent, descent }: Font['metrics'],
): string[] {
  const rule = (locals: readonly string[], weight: string): string =>
    `@font-face{font-family:"${name}";src:${locals.map((font) => `local("${font}")`).join(',')};${weight}` +
    `size-adjust:${percent(sizeAdjust)};ascent-override:${percent((ascent * 100) / sizeAdjust)};` +
    `descent-override:${percent((descent * 100) / sizeAdjust)};line-gap-override:0%}`;
  return bold ? [rule(fonts, 'font-weight:1 500;'), rule(bold, 'font-weight:501 1000;')] : [rule(fonts, '')];
}
