import type { CompiledDrawing } from '#contract';
import sharp from 'sharp';
import { brand } from '#generated/brand.ts';
import type { CSSProperties, ReactNode } from 'react';
import satori, { type Font } from 'satori';
import subsetFont from 'subset-font';
import { shareSize } from '../../pictures/variants.ts';
import type { Share } from './images.ts';
import { readPackageFile } from '../build-files.ts';

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

const { file, package: fontPackage, share } = brand.headingFont;

/** The area of the title, beside every drawing. */
export const titleRoom = { left: 72, top: 75, right: 768, bottom: 475 } as const;

/** The characters of the fonts: those of European languages. */
const CHARACTERS = String.fromCodePoint(...Array.from({ length: 0x2122 - 0x20 + 1 }, (_, index) => 0x20 + index));

/** Creates the heading font's instances `title` and `text`: satori supports neither woff2 nor variable fonts. */
export async function cutFonts(): Promise<Font[]> {
  const source = await readPackageFile(fontPackage, file);
  return Promise.all(
    (['title', 'text'] as const).map(async (name) => {
      const options = { targetFormat: 'sfnt', variationAxes: share[name], noHinting: true } as const;
      return { name, data: Buffer.from(await subsetFont(source, CHARACTERS, options)) };
    }),
  );
}

/** Typesets the texts of a share image, as an SVG of its size. */
export async function setTexts(content: Share, fonts: Font[], firmLeft: number): Promise<string> {
  const { firm, tagline } = content;
  const { left, right, bottom } = titleRoom;
  const above = { display: 'flex', alignItems: 'flex-end', height: bottom, width: right, paddingLeft: left };
  const below = { display: 'flex', alignItems: 'center', height: 98, padding: `0 ${left}px 0 ${firmLeft}px` };
  const name = { fontFamily: 'title', color: colours.onPlinth };
  const motto = { fontFamily: 'text', color: colours.onPlinthSoft };
  const nameSize = await sizeOf([firm], name, { room: 420, most: 40, fonts });
  const mottoSize = await sizeOf([tagline], motto, { room: 560, most: 28, fonts });
  const row = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', width: '100%' } as const;
  const page = { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', height: '100%' } as const;
  const texts = box(
    page,
    box(above, await setTitle(content.title, fonts)),
    box(below, box(row, box({ ...name, fontSize: nameSize }, firm), box({ ...motto, fontSize: mottoSize }, tagline))),
  );
  return satori(texts, { ...shareSize, fonts });
}

/** An element for satori. Not made by React, which the build must not load before its mode is set. */
function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return { type: 'div', props: { style, children }, key: null };
}

/** Sets a title as large as its area allows, in lines of even length. */
async function setTitle(title: string, fonts: Font[]): Promise<ReactNode> {
  const text = Array.from(title, (one) => (CHARACTERS.includes(one) ? one : ' ')).join('');
  // Short words, such as "de", stay on the line of the next one.
  const joined = text.replaceAll(/(?<=\s)(\p{Ll}{1,2})\s+/gu, '$1\u00A0');
  const width = titleRoom.right - titleRoom.left;
  const at = (fontSize: number): ReactNode => box({ ...titleStyle, fontSize }, joined);
  const heightAt = async (size: number): Promise<number> =>
    Number(/height="(\d+)"/.exec(await satori(at(size), { width, fonts }))?.[1]);
  let size = await sizeOf(joined.split(' '), titleStyle, { room: width, most: 104, fonts });
  // oxlint-disable-next-line eslint/no-await-in-loop -- each size is tried only if the larger one does not fit
  while ((await heightAt(size)) > titleRoom.bottom - titleRoom.top) size -= 4;
  return at(size);
}

const titleStyle = {
  display: 'flex',
  fontFamily: 'title',
  lineHeight: 1.05,
  letterSpacing: '-0.028em',
  textWrap: 'balance',
  color: colours.ink,
} as const;

/** A type size, up to `most`, at which the widest of some words fits into a line. */
async function sizeOf(
  words: readonly string[],
  style: CSSProperties,
  { room, most, fonts }: { readonly room: number; readonly most: number; readonly fonts: Font[] },
): Promise<number> {
  const column = { ...style, display: 'flex', flexDirection: 'column', fontSize: most, whiteSpace: 'nowrap' } as const;
  const svg = await satori(box(column, ...words.map((word) => box({}, word))), { height: shareSize.height, fonts });
  const width = Number(/width="(\d+)"/.exec(svg)?.[1]);
  return Math.min(most, Math.floor((most * room) / width));
}
