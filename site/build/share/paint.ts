import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Share } from './content.ts';
import { cutFaces } from './faces.ts';
import { drawShare } from './picture.ts';
import { fontsOf, measureWith } from './type.ts';

/** Renders a share image as PNG. */
export type Paint = (share: Share) => Promise<Buffer>;

/** Loads the fonts once for all images. The images have few colours, so a palette saves two thirds of the bytes. */
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
