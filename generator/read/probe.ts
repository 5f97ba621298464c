import type { Box, ImageFacts } from '#contract';
import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Metadata, Stats as SharpStats } from 'sharp';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { svgSchema } from '../schema/svg.ts';

/** The facts about a picture, or the reason why it cannot be used. */
export type FoundImage =
  | { readonly facts: ImageFacts; readonly fault?: undefined }
  | { readonly fault: Diagnostic; readonly facts?: undefined };

/** The most bytes of a file: a larger one is a camera's original, which does not belong in a repository. */
const mostBytes = 15_000_000;
/** The most pixels: each takes four bytes of memory once decoded. */
const mostPixels = 40_000_000;

const endings: Readonly<Record<string, readonly string[]>> = {
  JPEG: ['.jpg', '.jpeg'],
  PNG: ['.png'],
  WebP: ['.webp'],
  AVIF: ['.avif'],
  SVG: ['.svg'],
};

/** Whether a file is HEIF but not AVIF, by the brands of its first box; the major brand alone may be a generic one. */
function isHeic(content: Buffer): boolean {
  if (content.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = content.toString('latin1', 8, Math.min(content.readUInt32BE(0), 256)).match(/.{4}/gs) ?? [];
  return (
    /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brands[0] ?? '') && !brands.some((brand) => /^avi[fs]$/.test(brand))
  );
}

/** The beginning of a Git LFS pointer, which stands for a file that was not fetched. */
const lfsPointer = 'version https://git-lfs.github.com/spec/';

function isLfsPointer(content: Buffer): boolean {
  return content.subarray(0, lfsPointer.length).toString('latin1') === lfsPointer;
}

/** Checks the first bytes of a download. */
export function faultOfFile(file: string, content: Buffer): Diagnostic | undefined {
  if (isLfsPointer(content)) return diagnose('download/lfs', [], { file });
  return /\.pdf$/i.test(file) && /^\uFEFF?\s*<(?:!doctype html|html)\b/i.test(content.toString('utf8', 0, 512))
    ? diagnose('download/html', [], { file })
    : undefined;
}

/** The type of a picture, by its content. */
function typeOf({ format, compression }: Metadata): string {
  return (
    {
      jpeg: 'JPEG',
      png: 'PNG',
      webp: 'WebP',
      gif: 'GIF',
      svg: 'SVG',
      tiff: 'TIFF',
      heif: compression === 'av1' ? 'AVIF' : 'HEIC',
    }[format as string] ?? String(format).toUpperCase()
  );
}

function faultOf(file: string, content: Buffer, found: Metadata): Diagnostic | undefined {
  const type = typeOf(found);
  const { width, height, space, pages = 1 } = found;
  if (pages > 1) return diagnose('image/animated', [], { file, type });
  const ending = extname(file).toLowerCase();
  const right = endings[type];
  if (!right) return diagnose('image/type', [], { file, type });
  if (!right.includes(ending)) return diagnose('image/ending', [], { file, type, ending, right: right[0] ?? '' });
  if (space === 'cmyk') return diagnose('image/cmyk', [], { file });
  if (width * height > mostPixels) return diagnose('image/huge', [], { file, width, height, most: mostPixels });
  return undefined;
}

/** Checks that a drawing is safe: it is published unchanged. */
function drawingFault(file: string, content: Buffer): Diagnostic | undefined {
  const { error } = svgSchema.safeParse(content.toString('utf8'));
  return error && diagnose('image/drawing#unsound', [], { file, why: error.issues[0]?.message ?? '' });
}

/** The tones that a drawing uses, `var(--wall)`. */
function tonesOf(content: Buffer): Pick<ImageFacts, 'tones'> {
  const named = [...content.toString('utf8').matchAll(/var\(--([a-z-]+)\)/g)].map(([, name = '']) => name);
  return named.length > 0 ? { tones: [...new Set(named)].toSorted() } : {};
}

/** The windows of a house: `<g data-service="legal">` and the pane in it. */
function windowsOf(content: Buffer): Pick<ImageFacts, 'windows'> {
  const groups = content.toString('utf8').matchAll(/<g data-service="([\w-]+)">[^]*?<rect class="pane"([^>]*)>/g);
  const windows = Array.from(groups, ([, service = '', pane = '']): [string, Box] => {
    const size = (name: string): number => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(pane)?.[1]);
    return [service, { x: size('x'), y: size('y'), width: size('width'), height: size('height') }];
  });
  return windows.length > 0 ? { windows: Object.fromEntries(windows) } : {};
}

/** The mean colour as three hexadecimal digits. */
function colourOf({ channels }: SharpStats, { depth }: Metadata): string {
  const most = depth === 'ushort' ? 65_535 : 255;
  const means = channels.map(({ mean }) => Math.round((mean / most) * 15));
  const [red = 0, green = red, blue = red] = channels.length < 3 ? means.slice(0, 1) : means;
  return [red, green, blue].map((part) => Math.min(15, part).toString(16)).join('');
}

/** Reads the facts about a picture from its content, or finds why it cannot be used. */
export async function probe(file: string, content: Buffer): Promise<FoundImage> {
  if (content.length > mostBytes)
    return { fault: diagnose('image/huge#bytes', [], { file, bytes: content.length, most: mostBytes }) };
  if (isLfsPointer(content)) return { fault: diagnose('image/lfs', [], { file }) };
  // sharp cannot decode the formats of cameras.
  if (isHeic(content)) return { fault: diagnose('image/type', [], { file, type: 'HEIC' }) };
  // Loaded on demand: it takes a third of a second, and only changed pictures need it.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(content, { limitInputPixels: false });
    const found = await picture.metadata();
    const wrong = faultOf(file, content, found);
    if (wrong) return { fault: wrong };
    const digest = createHash('sha256').update(content).digest('hex').slice(0, 12);
    const { width, height } = found.autoOrient;
    if (found.format === 'svg') {
      const unsound = drawingFault(file, content);
      return unsound
        ? { fault: unsound }
        : { facts: { width, height, digest, alpha: true, vector: true, ...tonesOf(content), ...windowsOf(content) } };
    }
    // Decodes all of it: a truncated file has an intact header.
    const pixels = await picture.stats();
    return {
      facts: { width, height, digest, ...(pixels.isOpaque ? { colour: colourOf(pixels, found) } : { alpha: true }) },
    };
  } catch {
    return { fault: diagnose('image/broken', [], { file }) };
  }
}
