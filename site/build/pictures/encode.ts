import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { brand } from '../generated.ts';
import { places } from '../../pictures/places.ts';
import type { PictureJob } from '../../pictures/jobs.ts';
import type { Format, Theme, Variant } from '../../pictures/variants.ts';
import { UserError } from '../../user-error.mjs';

/**
 * The qualities of each format, the best first: the next is taken where a file is too heavy. Of eight photographs, AVIF at 55 weighs 20 % more than
 * at 50 for 0.9 dB, which nobody sees at twofold density; half the colours (4:2:0) would save 4 % for 1.8 dB of them.
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
 * Makes a file of a picture, in the best quality with which it keeps to the budget of its place. It is upright, in sRGB, and says nothing about
 * the camera, the day or the place: sharp takes over no metadata unless it is asked to.
 *
 * @param source the picture's file
 * @throws {UserError} if it is too heavy in any quality
 */
export async function encodePicture(source: string, { file, place: name, variant }: PictureJob): Promise<Uint8Array> {
  const { format, width, height } = variant;
  if (format === 'svg') return drawing(source, variant);
  const { default: sharp } = await import('sharp');
  const { budget, ratio, keep = 'centre' } = places[name];
  const pixels = await sharp(source)
    .autoOrient()
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
    `The picture ${file} weighs ${kilobytes(weight)} as ${format.toUpperCase()} of ${width} pixels even in the lowest quality; at the place "${name}" at most ${kilobytes(budget)} are allowed. ` +
      'Take one with less detail, or blur its background.',
  );
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}

/** A drawing in the tones of a theme, without what drawing programs leave in it. */
async function drawing(source: string, { theme, lit = false }: Variant): Promise<Uint8Array> {
  const svg = await readFile(source, 'utf8');
  const { optimize } = await import('svgo');
  const { data } = optimize(theme === undefined ? svg : inTones(svg, theme, lit), {
    multipass: true,
    plugins: ['preset-default', 'removeScripts'],
  });
  return Buffer.from(data);
}

/** Gives `var(--wall)` its colour, that of `wall-lit` where windows are lit, and leaves out what is only in the other theme. */
function inTones(svg: string, theme: Theme, lit: boolean): string {
  const other = theme === 'light' ? 'night' : 'day';
  const tones: Readonly<Record<string, string>> = brand.tones?.[theme] ?? {};
  return svg
    .replaceAll(new RegExp(`<(\\w+) class="${other}"(?:[^>]*/>|[^]*?</\\1>)`, 'g'), '')
    .replaceAll(
      /var\(--([a-z-]+)\)/g,
      (whole, name: string) => (lit ? tones[`${name}-lit`] : undefined) ?? tones[name] ?? whole,
    );
}
