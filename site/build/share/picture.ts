import type { CompiledDrawing } from '#contract';
import sharp from 'sharp';
import { brand } from '#generated/brand.ts';
import { shareSize } from './address.ts';
import type { Share } from './content.ts';
import { leading, setTitle } from './title.ts';
import type { SetTitle } from './title.ts';
import { cutFaces, drawable, measureWith, parseWith, textElement, weights } from './type.ts';
import type { Measure, Style } from './type.ts';

const { width, height } = shareSize;
const colours = brand.colours.light;
const margin = 72;

/** The title's area: its left and top edge, its last baseline, and its right edge, clear of every drawing. */
export const titleRoom = { left: margin, top: 60, baseline: 460, right: 768 } as const;

// The plinth rises to the right in steps; the drawing stands on the highest.
const plinth = { top: 532, steps: 4, start: 692, run: 28, rise: 11, baseline: 598 } as const;
const ground = plinth.top - plinth.steps * plinth.rise;
// The vertical axis of a drawing: its right side extends beyond the edge.
const axis = 1056;

const display: Style = { weight: weights.title, spacing: -0.028 };
const name: Style = { weight: weights.title, spacing: -0.01 };
const small: Style = { weight: weights.text, spacing: 0 };

export function setShareTitle(title: string, measure: Measure): SetTitle {
  const room = { width: titleRoom.right - titleRoom.left, height: titleRoom.baseline - titleRoom.top };
  return setTitle(drawable(title, measure, display), room, (text) => measure(text, display));
}

/** Renders a share image as PNG. */
export type Paint = (share: Share) => Promise<Buffer>;

/** Loads the fonts once for all images. The images have few colours, so a palette saves two thirds of the bytes. */
export async function painter(): Promise<Paint> {
  const faces = await cutFaces();
  const measure = measureWith(faces);
  return (share) =>
    sharp(parseWith(faces, drawShare(share, measure)).render().asPng())
      .png({ palette: true, quality: 100, dither: 0, compressionLevel: 9, effort: 1 })
      .toBuffer();
}

/**
 * Draws a share image as SVG: the title on the left, the motif on the right, the firm's name on the plinth.
 * `satori` would lay it out from HTML, but it does not measure a line's ink, which breaks and aligns titles here.
 */
function drawShare(share: Share, measure: Measure): string {
  const { size, lines } = setShareTitle(share.title, measure);
  const title = lines.map(({ text, left }, index) => {
    const y = titleRoom.baseline - Math.round((lines.length - 1 - index) * leading * size);
    // Aligned by the ink, not by the side bearing: lines that begin with P and with A share one edge.
    return textElement(text, { x: titleRoom.left - left, y, size, fill: colours.ink }, display);
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${brand.headingFont.family}">` +
    `<rect width="${width}" height="${height}" fill="${colours.stone}"/>` +
    drawMotif(share.motif) +
    `<path d="${steps(0)}V${height}H0z" fill="${colours.plinth}"/>` +
    `<path d="${steps(12)}" fill="none" stroke="${colours.plinthLine}" stroke-width="2"/>` +
    title.join('') +
    drawFirm(share, measure) +
    '</svg>'
  );
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
  const scale = rounded(high / box.height);
  // Slightly lower than the ground, so that the plinth covers the drawing's lowest line.
  const place = `translate(${axis - (box.x + box.width / 2) * scale} ${ground + 2 - foot * scale}) scale(${scale})`;
  const spark = `stroke="${colours.spark}" stroke-width="${5 / scale}"`;
  return (
    `<g transform="${place}" fill="none" stroke="${colours.accent}" stroke-width="${line / scale}">` +
    `${markup.replaceAll('class="spark"', spark)}</g>`
  );
}

// The height of the mark next to the firm's name.
const markHeight = 38.08;

function drawMark(mark: CompiledDrawing, left: number, top: number): string {
  const { box, attributes, markup } = mark;
  const scale = rounded(markHeight / box.height);
  const drawn = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  const place = `translate(${left - box.x * scale} ${top - box.y * scale}) scale(${scale})`;
  return `<g transform="${place}"${drawn}>${markup}</g>`.replaceAll('currentColor', colours.plinthAccent);
}

function drawFirm({ firm, tagline }: Share, measure: Measure): string {
  const y = plinth.baseline;
  const mark = (brand.logo.onDark?.plinth ? brand.logo.onDark.mark : undefined) ?? brand.logo.mark;
  const left = margin + (mark ? Math.round((markHeight * mark.box.width) / mark.box.height) + 16 : 0);
  const firmSize = fitted(measure(firm, name).width, 40, 420);
  const { left: bearing, width: tagWidth } = measure(tagline, small);
  const end = left + measure(firm, name).width * firmSize;
  const size = fitted(tagWidth, 28, width - margin - end - 48);
  return (
    (mark ? drawMark(mark, margin, y - 36) : '') +
    textElement(firm, { x: left, y, size: firmSize, fill: colours.onPlinth }, name) +
    textElement(
      tagline,
      { x: width - margin - (bearing + tagWidth) * size, y, size, fill: colours.onPlinthSoft },
      small,
    )
  );
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

// The largest type size, up to `size`, at which a text of this many ems fits.
function fitted(ems: number, size: number, room: number): number {
  return Math.min(size, Math.floor((room / ems) * 10) / 10);
}
