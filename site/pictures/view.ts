import type { CompiledImage, CompiledImages } from '#contract';
import { places, type PlaceName } from './places.ts';
import { cropOf, pictureAddress, variantsOf, type Theme } from './variants.ts';

/** The attributes of a `<picture>` and of the elements in it. */
type PictureView = ReturnType<typeof viewOf>;

/** The views of a picture at a place: one for each theme if they differ. The style sheet shows one of the two. */
export function picturesAt(
  { file, dark, focus }: CompiledImage,
  name: PlaceName,
  images: CompiledImages,
): readonly PictureView[] {
  return dark === undefined && !images[file]?.tones
    ? [viewOf({ file, focus }, name, images)]
    : [viewOf({ file, focus }, name, images, 'light'), viewOf({ file: dark ?? file, focus }, name, images, 'dark')];
}

function viewOf(
  { file, focus }: Pick<CompiledImage, 'file' | 'focus'>,
  name: PlaceName,
  images: CompiledImages,
  theme?: Theme,
) {
  const known = images[file];
  if (!known) throw new Error(`"${file}" is not in site/generated/media.ts: run npm run generate.`);
  const facts = { ...known, focus };
  const place = places[name];
  const { sources, fallback } = variantsOf(facts, name, theme);
  const { width, height } = facts.vector ? facts : cropOf(facts, place);
  return {
    className: theme ? `picture picture--${theme}` : 'picture',
    /** The theme in which it is shown, if there is one picture for each theme. */
    theme,
    sources: sources.map(({ format, files }) => ({
      type: `image/${format}`,
      srcSet: files.map((variant) => `${pictureAddress(file, facts, name, variant)} ${variant.width}w`).join(', '),
      sizes: place.sizes,
    })),
    img: {
      src: pictureAddress(file, facts, name, fallback),
      width,
      height,
      className: facts.colour && `tint-${facts.colour}`,
    },
  };
}

/** The class of an element that crops a picture with `object-fit: cover`. */
export function focusClass({ focus }: CompiledImage): string | undefined {
  return focus && `focus-${focus.x}-${focus.y}`;
}
