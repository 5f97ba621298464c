import { Resvg } from '@resvg/resvg-js';
import { shareSize } from './address.ts';
import type { Share } from './content.ts';
import { cutFaces } from './faces.ts';
import { drawShare } from './picture.ts';
import { encodePalette } from './png.ts';
import { fontsOf, measureWith } from './type.ts';

/** Turns what a share image says into a PNG. */
export type Paint = (share: Share) => Buffer;

/** Lays out the fonts, once for all images. */
export async function painter(): Promise<Paint> {
  const faces = await cutFaces();
  const measure = measureWith(faces);
  return (share) => {
    const image = new Resvg(drawShare(share, measure), { font: fontsOf(faces) }).render();
    return encodePalette(image.pixels, shareSize) ?? image.asPng();
  };
}
