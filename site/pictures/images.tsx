import { createContext, useContext } from 'react';
import type { CompiledImages, CompiledImage } from '#contract';
import { images } from '#generated/media.ts';

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
