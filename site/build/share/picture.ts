import type { CompiledDrawing } from '#contract';
import sharp from 'sharp';
import { brand } from '#generated/brand.ts';
import { shareSize } from './address.ts';
import type { Share } from './content.ts';
import { cutFonts, setTexts, titleRoom } from './text.ts';

const { width, height } = shareSize;
const colours = brand.colours.light;

// The plinth rises to the right in steps; the drawing stands on the highest.
const plinth = { top: 532, steps: 4, start: 692, run: 28, rise: 11, baseline: 598 } as const;
const ground = plinth.top - plinth.steps * plinth.rise;
// The vertical axis of a drawing: its right side extends beyond the edge.
const axis = 1056;

/** The height of the mark next to the firm's name, and the space between them. */
const markHeight = 38.08;
const markSpace = 16;

/** Renders a share image as PNG. */
export type Paint = (share: Share) => Promise<Buffer>;

/** Loads the fonts once for all images. The images have few colours, so a palette saves two thirds of the bytes. */
export async function painter(): Promise<Paint> {
  const fonts = await cutFonts();
  const mark = (brand.logo.onDark?.plinth ? brand.logo.onDark.mark : undefined) ?? brand.logo.mark;
  const firmLeft =
    titleRoom.left + (mark ? Math.round((markHeight * mark.box.width) / mark.box.height) + markSpace : 0);
  return async (share) => {
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<rect width="${width}" height="${height}" fill="${colours.stone}"/>` +
      drawMotif(share.motif) +
      `<path d="${steps(0)}V${height}H0z" fill="${colours.plinth}"/>` +
      `<path d="${steps(12)}" fill="none" stroke="${colours.plinthLine}" stroke-width="2"/>` +
      (mark ? drawMark(mark, titleRoom.left, plinth.baseline - 36) : '') +
      (await setTexts(share, fonts, firmLeft)) +
      '</svg>';
    return sharp(Buffer.from(svg))
      .png({ palette: true, quality: 100, dither: 0, compressionLevel: 9, effort: 1 })
      .toBuffer();
  };
}

// The profile of the plinth, or a line that follows it at a distance.
function steps(inset: number): string {
  return (
    `M0 ${plinth.top + inset}H${plinth.start + inset}` +
    `v${-plinth.rise}h${plinth.run}`.repeat(plinth.steps - 1) +
    `v${-plinth.rise}H${width}`
  );
}

// The height and line width of a motif, or of the brand's ornament for pages without one.
const sizes = { motif: { height: 514.5, line: 3 }, ornament: { height: 533.6, line: 2.5 } } as const;

function drawMotif(motif: string | null): string {
  const named = motif === null ? undefined : brand.motifs[motif];
  const drawing = named ?? brand.ornament ?? brand.bandOrnament;
  if (!drawing) return '';
  const { box, foot, markup } = drawing;
  const { height: high, line } = named ? sizes.motif : sizes.ornament;
  const scale = high / box.height;
  // Slightly lower than the ground, so that the plinth covers the drawing's lowest line.
  const place = `translate(${axis - (box.x + box.width / 2) * scale} ${ground + 2 - foot * scale}) scale(${scale})`;
  const spark = `stroke="${colours.spark}" stroke-width="${5 / scale}"`;
  return (
    `<g transform="${place}" fill="none" stroke="${colours.accent}" stroke-width="${line / scale}">` +
    `${markup.replaceAll('class="spark"', spark)}</g>`
  );
}

function drawMark({ box, attributes, markup }: CompiledDrawing, left: number, top: number): string {
  const scale = markHeight / box.height;
  const drawn = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  const place = `translate(${left - box.x * scale} ${top - box.y * scale}) scale(${scale})`;
  return `<g transform="${place}"${drawn}>${markup}</g>`.replaceAll('currentColor', colours.plinthAccent);
}
