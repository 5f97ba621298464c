import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { shareSize } from './address.ts';
import { readColours } from './colours.ts';
import type { Share } from './content.ts';
import { cutFaces } from './faces.ts';
import { drawShare } from './picture.ts';
import { encodePalette } from './png.ts';
import { fontsOf, measureWith } from './type.ts';

/** The style sheet that the colours come from. */
export const tokens = fileURLToPath(new URL('../../styles/tokens.css', import.meta.url));

/** Turns what a share image says into a PNG. */
export type Paint = (share: Share) => Buffer;

/** Lays out fonts and colours, once for all images. */
export async function painter(): Promise<Paint> {
  const [faces, css] = await Promise.all([cutFaces(), readFile(tokens, 'utf8')]);
  const colours = readColours(css);
  const measure = measureWith(faces);
  return (share) => {
    const image = new Resvg(drawShare(share, colours, measure), { font: fontsOf(faces) }).render();
    return encodePalette(image.pixels, shareSize) ?? image.asPng();
  };
}
