import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Metadata, Sharp } from 'sharp';
import type { Fault, FoundImage } from './facts.ts';

/** The most bytes of a file: more is a camera's original, which has no place in a repository. */
const mostBytes = 15_000_000;
/** The most pixels: what is decoded takes four bytes each. */
const mostPixels = 40_000_000;

const endings: Readonly<Record<string, readonly string[]>> = { JPEG: ['.jpg', '.jpeg'], PNG: ['.png'], WebP: ['.webp'], AVIF: ['.avif'] };

const isHeic = (content: Buffer): boolean => /^ftyp(?:hei[cxms]|hevc|mif1)/.test(content.toString('latin1', 4, 12));

/** What a file is, by its content. */
const typeOf = ({ format, compression }: Metadata): string =>
  ({ jpeg: 'JPEG', png: 'PNG', webp: 'WebP', gif: 'GIF', svg: 'SVG', tiff: 'TIFF', heif: compression === 'av1' ? 'AVIF' : 'HEIC' })[format as string] ??
  String(format).toUpperCase();

const saveAs = 'Save it as JPEG, PNG, WebP or AVIF.';

const fault = (code: string, message: string, hint?: string): Fault => ({ code: `image/${code}`, message, ...(hint !== undefined && { hint }) });

const broken = fault('broken', 'is damaged or no picture.', 'Export it again, or copy it again from where it comes from.');

/** libvips sees the first frame of an animated PNG, and nothing of the others. */
const isAnimatedPng = (content: Buffer): boolean => {
  const at = content.indexOf('acTL', 0, 'latin1');
  return at !== -1 && at < content.indexOf('IDAT', 0, 'latin1');
};

const megabytes = (bytes: number): string => `${Math.round(bytes / 100_000) / 10} MB`;
const megapixels = (pixels: number): string => `${Math.round(pixels / 1_000_000)} million pixels`;

const faultOf = (path: string, content: Buffer, found: Metadata): Fault | undefined => {
  const type = typeOf(found);
  const { width, height, space, pages = 1 } = found;
  if (type === 'SVG')
    return fault('drawing', 'is a drawing (SVG), and pictures are photographs.', `${saveAs} A drawing of the brand is named in spec/brand.ts.`);
  if (pages > 1 || (type === 'PNG' && isAnimatedPng(content)))
    return fault('animated', `is animated (${type}).`, 'Save one frame of it as a picture, or show it as a video.');
  const ending = extname(path).toLowerCase();
  const right = endings[type];
  if (!right) return fault('type', `is a ${type}.`, saveAs);
  if (!right.includes(ending)) return fault('ending', `is a ${type}, and its name ends with "${ending}".`, `Rename it to end with "${right[0]}", here too.`);
  if (space === 'cmyk') return fault('cmyk', 'has the colours of print (CMYK), which browsers show wrongly.', 'Save it in RGB (sRGB).');
  if (width * height > mostPixels)
    return fault(
      'huge',
      `has ${megapixels(width * height)} (${width} × ${height}); at most ${megapixels(mostPixels)} are read.`,
      'Scale it down to 3000 pixels in width.',
    );
  return undefined;
};

/** The mean colour. Of one that lets something show through there is none. */
const colourOf = async (picture: Sharp, { depth }: Metadata): Promise<string> => {
  const { channels } = await picture.stats();
  const most = depth === 'ushort' ? 65_535 : 255;
  const means = channels.map(({ mean }) => Math.round((mean / most) * 15));
  const [red = 0, green = red, blue = red] = channels.length < 3 ? means.slice(0, 1) : means;
  return [red, green, blue].map((part) => Math.min(15, part).toString(16)).join('');
};

/** What a picture is by its content, and what is wrong with it. */
export const probe = async (path: string, content: Buffer): Promise<FoundImage> => {
  if (content.length > mostBytes) {
    return { fault: fault('huge', `has ${megabytes(content.length)}; at most ${megabytes(mostBytes)} are read.`, 'Scale it down to 3000 pixels in width.') };
  }
  // Camera formats that cannot be decoded here.
  if (isHeic(content)) return { fault: fault('type', 'is a HEIC, as telephones store photos.', saveAs) };
  // It takes a third of a second to load, which only a picture that has changed costs.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(content, { limitInputPixels: false });
    const found = await picture.metadata();
    const wrong = faultOf(path, content, found);
    if (wrong) return { fault: wrong };
    // Reads all of it: a file that was cut off has a sound beginning.
    const colour = await colourOf(picture, found);
    const { width, height } = found.autoOrient;
    const digest = createHash('sha256').update(content).digest('hex').slice(0, 12);
    return { facts: { width, height, digest, ...(found.hasAlpha && { alpha: true }), colour } };
  } catch {
    return { fault: broken };
  }
};
