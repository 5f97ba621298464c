import type { CompiledImage, CompiledImages } from '#contract';
import { places, type PlaceName } from './places.ts';
import { cropOf, pictureAddress, variantsOf, type Theme } from './variants.ts';
import { createContext, useContext } from 'react';
import { images } from '#generated/media.ts';

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
    /** The best format first; empty for a vector picture. */
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

interface PreloadProps {
  readonly theme: Theme;
  readonly src: string;
  /** The first source of the `<picture>`; absent for a vector picture. */
  readonly source?: PictureView['sources'][number] | undefined;
}

/**
 * Preloads a picture that is visible when the page opens, if its theme is the system's. Lazy pictures otherwise wait for
 * the layout of the page. React moves the element to the start of the body.
 */
export function Preload({ theme, src, source }: PreloadProps) {
  return (
    <link
      rel="preload"
      as="image"
      type={source?.type}
      href={source ? undefined : src}
      imageSrcSet={source?.srcSet}
      imageSizes={source?.sizes}
      media={`(prefers-color-scheme: ${theme})`}
    />
  );
}

/** The class of an element that crops a picture with `object-fit: cover`. */
export function focusClass({ focus }: CompiledImage): string | undefined {
  return focus && `focus-${focus.x}-${focus.y}`;
}

const ImagesContext = createContext<CompiledImages>(images);

/** Gives the blocks below it other pictures than the site's, such as those of the gallery. */
export const ImagesProvider = ImagesContext.Provider;

/** The metadata of the pictures, by file. */
export function useImages(): CompiledImages {
  return useContext(ImagesContext);
}

interface PictureLabelsProps {
  readonly image: CompiledImage;
  readonly images: CompiledImages;
  /** Translates a key. */
  readonly t: (key: string) => string;
}

const fills = { paper: 'fill-plinth', dark: 'fill-on-plinth' } as const;

/** The texts of a drawing, over it. They are text of the page, since a file has no languages and no fonts. */
export function PictureLabels({ image: { file, labels }, images, t }: PictureLabelsProps) {
  const { width, height } = images[file] ?? {};
  return (
    <svg className="absolute inset-0 w-full h-full font-heading font-500" viewBox={`0 0 ${width} ${height}`}>
      {labels?.map(({ text, x, y, size = 22, align, on }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          fontSize={size}
          textAnchor={align ?? 'middle'}
          className={on ? fills[on] : 'fill-ink'}
        >
          {t(text)}
        </text>
      ))}
    </svg>
  );
}
