import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Share } from './content.ts';
import { cutFaces } from './faces.ts';
import { drawShare } from './picture.ts';
import { fontsOf, measureWith } from './type.ts';

/** Turns what a share image says into a PNG. */
export type Paint = (share: Share) => Promise<Buffer>;

/** Lays out the fonts, once for all images. A palette takes a third of the bytes: they have a few flat colours and their blends. */
export async function painter(): Promise<Paint> {
  const faces = await cutFaces();
  const measure = measureWith(faces);
  return (share) => {
    const image = new Resvg(drawShare(share, measure), { font: fontsOf(faces) }).render();
    return sharp(image.asPng())
      .png({ palette: true, quality: 100, dither: 0, compressionLevel: 9, effort: 1 })
      .toBuffer();
  };
}
