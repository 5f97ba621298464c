import type { Focus, ImageFacts, OwnShareImage, RouteEntry, CompiledImages } from '#contract';
import { type Place, type PlaceName, places } from './places.ts';

/** The formats of a photograph, smallest first: browsers take the first one that they support. */
const formats = ['avif', 'webp'] as const;
/** The format of an encoded file. */
export type Format = (typeof formats)[number] | 'jpg' | 'png' | 'svg';

/** The path of all encoded pictures. Their names contain a digest, so a file never changes. */
export const picturesPath = '/assets/pictures/';

/** A file encoded from a picture. */
export interface Variant {
  readonly width: number;
  readonly height: number;
  readonly format: Format;
  /** The theme that it is drawn for, if it is a drawing in the brand's tones. */
  readonly theme?: Theme;
  /** Whether the windows of a house are lit. */
  readonly lit?: boolean;
  /** The point that cropping keeps visible. */
  readonly focus?: Focus | undefined;
}

/** The themes that a picture may differ in. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export type Size = Pick<ImageFacts, 'width' | 'height'>;

/** The size of a picture at a place: cropped to the ratio of the place, if it has one. */
export function cropOf({ width, height }: Size, { ratio }: Place): Size {
  if (!ratio) return { width, height };
  const [wide, high] = ratio;
  return width * high > height * wide
    ? { width: Math.round((height * wide) / high), height }
    : { width, height: Math.round((width * high) / wide) };
}

/** The widths to encode for a place: those of the place that are not larger than the picture. */
function widthsOf(width: number, place: Place): readonly number[] {
  const possible = place.widths.filter((wide) => wide <= width);
  const largest = place.widths.at(-1) ?? width;
  // The width of the picture itself is added if it lies between two of them and is noticeably larger than the lower
  // one.
  const own = width < largest && width > (possible.at(-1) ?? 0) * 1.15 ? [width] : [];
  return [...possible, ...own];
}

/** The files of a picture for a place. */
interface Variants {
  /** By format, the smallest first. */
  readonly sources: readonly { readonly format: (typeof formats)[number]; readonly files: readonly Variant[] }[];
  /** The file for all other browsers: a single one, since they are few. A drawing has no other. */
  readonly fallback: Variant;
}

/** Computes the files of a picture for a place. */
export function variantsOf(
  facts: ImageFacts & Pick<Variant, 'focus'>,
  name: PlaceName,
  theme?: Theme,
  lit = false,
): Variants {
  const place = places[name];
  if (facts.vector) {
    const { width, height, tones } = facts;
    return {
      sources: [],
      fallback: { width, height, format: 'svg', ...(tones && theme && { theme }), ...(lit && { lit }) },
    };
  }
  const crop = cropOf(facts, place);
  const widths = widthsOf(crop.width, place);
  const at = (width: number, format: Format): Variant => ({
    width,
    height: Math.round((width * crop.height) / crop.width),
    format,
    ...(place.ratio && facts.focus && { focus: facts.focus }),
  });
  return {
    sources: formats.map((format) => ({ format, files: widths.map((width) => at(width, format)) })),
    fallback: at(widths[Math.min(2, widths.length - 1)] ?? crop.width, facts.alpha ? 'png' : 'jpg'),
  };
}

/** The address of an encoded file: `/assets/pictures/team.ana.portrait.360.1f2e3d4c5b6a.avif`. */
export function pictureAddress(
  file: string,
  { digest }: Pick<ImageFacts, 'digest'>,
  place: PlaceName,
  { width, format, theme, lit, focus }: Variant,
): string {
  return `${picturesPath}${file.replace(/\.\w+$/, '').replaceAll('/', '.')}.${place}.${width}.${digest}.${focus ? `${focus.x}-${focus.y}.` : ''}${theme ? `${theme}.` : ''}${lit ? 'lit.' : ''}${format}`;
}

/** The size of share images in pixels, which social networks show without cropping. */
export const shareSize = { width: 1200, height: 630 } as const;

function isPhotograph(own: OwnShareImage | undefined): boolean {
  return own !== undefined && typeof own !== 'boolean';
}

/** The content type of a page's share image: JPEG for photographs, PNG for drawings. */
export function shareType({ ownShareImage }: Pick<RouteEntry, 'ownShareImage'>): 'image/jpeg' | 'image/png' {
  return isPhotograph(ownShareImage) ? 'image/jpeg' : 'image/png';
}

/**
 * The path of a page's share image.
 *
 * Without a hash, on purpose: social networks fetch the image again long after a post, so a URL that changes with the
 * content would break the images of old posts.
 */
export function shareAddress({
  page,
  article,
  ownShareImage,
  shareImagePage = page,
  locale,
}: Pick<RouteEntry, 'page' | 'article' | 'ownShareImage' | 'shareImagePage' | 'locale'>): string {
  return `/share/${locale}/${ownShareImage && article !== undefined ? `${page}/${article}` : shareImagePage}.${isPhotograph(ownShareImage) ? 'jpg' : 'png'}`;
}

/** A file that can be encoded from a picture. */
export interface PictureJob {
  /** The picture's path below the folder of all pictures. */
  readonly file: string;
  readonly facts: ImageFacts;
  readonly place: PlaceName;
  readonly variant: Variant;
}

/** All files that can be encoded from pictures, by address. */
export function jobsOf(images: CompiledImages): ReadonlyMap<string, PictureJob> {
  const jobs = new Map<string, PictureJob>();
  for (const [file, facts] of Object.entries(images))
    for (const place of Object.keys(places) as PlaceName[])
      for (const theme of facts.tones ? themes : [undefined])
        for (const lit of facts.windows ? [false, true] : [false])
          for (const focus of [undefined, ...(facts.focuses ?? [])]) {
            const { sources, fallback } = variantsOf({ ...facts, focus }, place, theme, lit);
            for (const variant of [...sources.flatMap(({ files }) => files), fallback])
              jobs.set(pictureAddress(file, facts, place, variant), { file, facts, place, variant });
          }
  return jobs;
}
