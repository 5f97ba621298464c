import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import type { Focus } from '#contract';
import { readGenerated } from './generated.ts';
import { places } from '../pictures/places.ts';
import { type PictureJob, cropOf, type Format, type Size, type Theme, type Variant } from '../pictures/variants.ts';
import { UserError } from '../user-error.mjs';
import { PROJECT, siteRoot, specFolderOf } from '../site-root.mjs';
import { cachedIn, digest } from './build-files.ts';

/**
 * The qualities of each format, best first; the next one is used if a file exceeds its budget. Measured on eight
 * photographs: AVIF at 55 is 20 % larger than at 50 for 0.9 dB, which is invisible at twofold density; 4:2:0 chroma
 * subsampling would save 4 % and cost 1.8 dB in the colours.
 */
const qualities: Readonly<Record<Exclude<Format, 'svg'>, readonly number[]>> = {
  avif: [50, 44, 38, 30],
  webp: [78, 66, 54, 42],
  jpg: [78, 66, 54, 42],
  png: [90, 70, 50, 30],
};

/** AVIF's next effort takes four times as long for 5 % less. */
const effort = 3;

const encoders: Readonly<Record<Exclude<Format, 'svg'>, (picture: Sharp, quality: number) => Sharp>> = {
  avif: (picture, quality) => picture.avif({ quality, effort }),
  webp: (picture, quality) => picture.webp({ quality, effort: 5, smartSubsample: true }),
  jpg: (picture, quality) => picture.jpeg({ quality, mozjpeg: true }),
  png: (picture, quality) => picture.png({ quality, palette: true, effort: 8, compressionLevel: 9 }),
};

/**
 * Encodes a picture in the best quality that fits its place's byte budget. The result is upright, in sRGB, and has no
 * metadata such as camera or location, because sharp drops it by default.
 *
 * @param source the picture's file
 * @throws {UserError} if it exceeds the budget even in the lowest quality
 */
export async function encodePicture(
  source: string,
  { file, facts, place: name, variant }: PictureJob,
): Promise<Uint8Array> {
  const { format, width, height, focus } = variant;
  if (format === 'svg') return drawing(source, variant);
  const { default: sharp } = await import('sharp');
  const { budget, ratio, keep = 'centre' } = places[name];
  const upright = sharp(source).autoOrient();
  const pixels = await (focus ? upright.extract(regionAround(focus, facts, cropOf(facts, places[name]))) : upright)
    .resize({ width, height, fit: ratio ? 'cover' : 'fill', position: keep })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let weight = 0;
  for (const quality of qualities[format]) {
    const { data } = await encoders[format](sharp(pixels.data, { raw: pixels.info }), quality).toBuffer({
      resolveWithObject: true,
    });
    if (data.length <= budget) return data;
    weight = data.length;
  }
  throw new UserError(
    `The picture ${file} has ${kilobytes(weight)} as ${format.toUpperCase()} of ${width} pixels even in the lowest quality; the place "${name}" allows at most ${kilobytes(budget)}. ` +
      'Use one with less detail, or blur its background.',
  );
}

/** The part of a picture that a crop keeps, as CSS `object-position` places it. */
function regionAround(focus: Focus, size: Size, crop: Size): Size & { readonly left: number; readonly top: number } {
  const start = (whole: number, part: number, percent: number): number => Math.round(((whole - part) * percent) / 100);
  return { ...crop, left: start(size.width, crop.width, focus.x), top: start(size.height, crop.height, focus.y) };
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}

/** An optimized SVG in a theme's tones. */
async function drawing(source: string, { theme, lit = false }: Variant): Promise<Uint8Array> {
  const svg = await readFile(source, 'utf8');
  const { optimize } = await import('svgo');
  const { data } = optimize(theme === undefined ? svg : await inTones(svg, theme, lit), {
    multipass: true,
    plugins: ['preset-default', 'removeScripts'],
  });
  return Buffer.from(data);
}

/** Replaces `var(--wall)` by its colour (that of `wall-lit` if lit), and removes elements of the other theme. */
async function inTones(svg: string, theme: Theme, lit: boolean): Promise<string> {
  const { brand } = await readGenerated('brand.ts');
  const other = theme === 'light' ? 'night' : 'day';
  const tones: Readonly<Record<string, string>> = brand.tones?.[theme] ?? {};
  return svg
    .replaceAll(new RegExp(`<(\\w+) class="${other}"(?:[^>]*/>|[^]*?</\\1>)`, 'g'), '')
    .replaceAll(
      /var\(--([a-z-]+)\)/g,
      (whole, name: string) => (lit ? tones[`${name}-lit`] : undefined) ?? tones[name] ?? whole,
    );
}

/** A digest of the encoder's code and packages, so that a change of them invalidates the cache. */
function encoderDigest(): string {
  const packages = ['sharp', 'svgo'].map((name) => join(PROJECT, 'node_modules', name, 'package.json'));
  return digest(
    ...[join(PROJECT, 'site', 'build', 'encode-pictures.ts'), ...packages].map((file) => readFileSync(file)),
  );
}

/**
 * Creates an encoder of the pictures in a folder, which returns the path of a job's file. The cache key covers the
 * picture, its place and the encoder.
 *
 * @param folder the folder of the source pictures
 */
export function pictureMaker(folder = join(specFolderOf(siteRoot()), 'media')): (job: PictureJob) => Promise<string> {
  const cached = cachedIn('pictures');
  const encoder = encoderDigest();
  return (job) => {
    const { file, facts, place, variant } = job;
    const key = digest(encoder, facts.digest, JSON.stringify([places[place], variant]));
    return cached(`${key}.${variant.format}`, () => encodePicture(join(folder, file), job));
  };
}
