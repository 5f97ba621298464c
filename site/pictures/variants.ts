import type { ImageFacts } from '#contract';
import type { Place, PlaceName } from './places.ts';
import { places } from './places.ts';

/** The formats that a picture is served in, the smallest first; browsers take the first one that they know. */
export const formats = ['avif', 'webp'] as const;
/** The format of a single file: of the sources, or the one that every browser knows. */
export type Format = (typeof formats)[number] | 'jpg' | 'png';

/** Where all of them are served: files there never change, since their names change with their content. */
export const picturesPath = '/assets/pictures/';

/** One file that is made of a picture. */
export interface Variant {
  readonly width: number;
  readonly height: number;
  readonly format: Format;
}

/** How large the picture is at a place when it is shown in full: cropped to the place's ratio, if it has one. */
export const cropOf = ({ width, height }: Pick<ImageFacts, 'width' | 'height'>, { ratio }: Place): { width: number; height: number } => {
  if (!ratio) return { width, height };
  const [wide, high] = ratio;
  return width * high > height * wide ? { width: Math.round((height * wide) / high), height } : { width, height: Math.round((width * high) / wide) };
};

/** The widths that are made of a picture for a place: those of the place that it has pixels for, or its own. */
export const widthsOf = (facts: Pick<ImageFacts, 'width' | 'height'>, place: Place): readonly number[] => {
  const { width } = cropOf(facts, place);
  const possible = place.widths.filter((wide) => wide <= width);
  const largest = place.widths.at(-1) ?? width;
  // A picture between two widths is also made as large as it is, unless that is hardly more.
  const own = width < largest && width > (possible.at(-1) ?? 0) * 1.15 ? [width] : [];
  return [...possible, ...own];
};

/** The format that every browser knows. */
export const fallbackOf = ({ alpha }: Pick<ImageFacts, 'alpha'>): Format => (alpha ? 'png' : 'jpg');

/** The address of a file that is made of a picture: `/assets/pictures/team.ana.portrait.360.1f2e3d4c5b6a.avif`. */
export const pictureAddress = (file: string, { digest }: Pick<ImageFacts, 'digest'>, place: PlaceName, width: number, format: Format): string =>
  `${picturesPath}${file.replace(/\.\w+$/, '').replaceAll('/', '.')}.${place}.${width}.${digest}.${format}`;

/** Every file that is made of a picture for a place. */
export const variantsOf = (facts: ImageFacts, name: PlaceName): readonly Variant[] => {
  const place = places[name];
  const crop = cropOf(facts, place);
  const at = (width: number, format: Format): Variant => ({ width, height: Math.round((width * crop.height) / crop.width), format });
  const widths = widthsOf(facts, place);
  return [...formats.flatMap((format) => widths.map((width) => at(width, format))), at(fallbackWidth(widths), fallbackOf(facts))];
};

/** Of the fallback there is one: the browsers that need it are few. */
export const fallbackWidth = (widths: readonly number[]): number => widths[Math.min(2, widths.length - 1)] ?? 0;
