import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { cached, digest } from './cache.ts';

/** The two cuts of Fraunces in a share image. Their weights tell them apart: both are named alike. */
export const weights = { title: 460, text: 400 } as const;
export type Weight = (typeof weights)[keyof typeof weights];

const cuts = [
  { opsz: 72, wght: weights.title },
  { opsz: 18, wght: weights.text },
];
const first = 0x20;
const last = 0x2122;

/** The variable font that the cuts are made from. */
export function readFraunces(): Promise<Buffer> {
  const source = createRequire(import.meta.url).resolve('@fontsource-variable/fraunces/package.json');
  return readFile(join(dirname(source), 'files/fraunces-latin-opsz-normal.woff2'));
}

/** Cuts Fraunces for the share images: TrueType files, since the renderer reads neither woff2 nor variable fonts. */
export async function cutFaces(): Promise<string[]> {
  const source = await readFraunces();
  const characters = String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
  return Promise.all(
    cuts.map((axes) =>
      cached(`fraunces-${digest(source, JSON.stringify(axes))}.ttf`, () =>
        subsetFont(source, characters, {
          targetFormat: 'sfnt',
          variationAxes: axes,
          keepFeatures: ['kern', 'liga', 'mark', 'lnum'],
          noHinting: true,
        }),
      ),
    ),
  );
}
