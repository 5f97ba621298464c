import type { ImageFacts } from '#contract';
import type { Place, PlaceName } from './places.ts';
import { places } from './places.ts';

/** The formats that a photograph is offered in, the smallest first: browsers take the first one that they know. */
export const formats = ['avif', 'webp'] as const;
/** The format of a file that is made of a picture. */
export type Format = (typeof formats)[number] | 'jpg' | 'png' | 'svg';

/** Where all of them are served: files there never change, since their names change with their content. */
export const picturesPath = '/assets/pictures/';

/** One file that is made of a picture. */
export interface Variant {
  readonly width: number;
  readonly height: number;
  readonly format: Format;
  /** The theme that it is drawn for, if it is a drawing in the brand's tones. */
  readonly theme?: Theme;
  /** Whether the windows of a house are lit. */
  readonly lit?: boolean;
}

/** The themes that a picture may differ in. */
export type Theme = 'light' | 'dark';

type Size = Pick<ImageFacts, 'width' | 'height'>;

/** How large the picture is at a place when it is shown in full: cropped to the place's ratio, if it has one. */
export function cropOf({ width, height }: Size, { ratio }: Place): Size {
  if (!ratio) return { width, height };
  const [wide, high] = ratio;
  return width * high > height * wide
    ? { width: Math.round((height * wide) / high), height }
    : { width, height: Math.round((width * high) / wide) };
}

/** The widths that are made of a picture for a place: those of the place that it has pixels for, or its own. Nothing is made larger than it is. */
function widthsOf(width: number, place: Place): readonly number[] {
  const possible = place.widths.filter((wide) => wide <= width);
  const largest = place.widths.at(-1) ?? width;
  // A picture between two widths is also made as large as it is, unless that is hardly more.
  const own = width < largest && width > (possible.at(-1) ?? 0) * 1.15 ? [width] : [];
  return [...possible, ...own];
}

/** The files that are made of a picture for a place. */
export interface Variants {
  /** By format, the smallest first. */
  readonly sources: readonly { readonly format: (typeof formats)[number]; readonly files: readonly Variant[] }[];
  /** What every browser knows: one file, since those that need it are few. A drawing has no other. */
  readonly fallback: Variant;
}

/** The files that are made of a picture for a place. */
export function variantsOf(facts: ImageFacts, name: PlaceName, theme?: Theme, lit = false): Variants {
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
  });
  return {
    sources: formats.map((format) => ({ format, files: widths.map((width) => at(width, format)) })),
    fallback: at(widths[Math.min(2, widths.length - 1)] ?? crop.width, facts.alpha ? 'png' : 'jpg'),
  };
}

/** The address of a file that is made of a picture: `/assets/pictures/team.ana.portrait.360.1f2e3d4c5b6a.avif`. */
export function pictureAddress(
  file: string,
  { digest }: Pick<ImageFacts, 'digest'>,
  place: PlaceName,
  { width, format, theme, lit }: Variant,
): string {
  return `${picturesPath}${file.replace(/\.\w+$/, '').replaceAll('/', '.')}.${place}.${width}.${digest}.${theme ? `${theme}.` : ''}${lit ? 'lit.' : ''}${format}`;
}
