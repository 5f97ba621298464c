import type { CompiledImage } from '#contract';
import { useImages, PictureLabels, Preload, focusClass, picturesAt } from '../../pictures/picture-view.tsx';
import type { PlaceName } from '../../pictures/places.ts';
import { useText } from '../../render/page.tsx';

interface PictureProps {
  readonly image: CompiledImage;
  readonly place: PlaceName;
  /** Whether it is visible when the page opens: then it loads at once and with priority. */
  readonly first?: boolean;
  /** Whether the style sheet crops it further, with `object-fit: cover`. */
  readonly isCropped?: boolean;
}

/**
 * A picture in the formats and widths of its place. Its space is reserved. If the dark theme has another one, the style
 * sheet shows one of the two, and both are lazy: browsers do not load a lazy picture that is not shown. Lazy pictures
 * wait for the layout of the page, so one that is visible at once is preloaded in the theme of the system.
 */
export function Picture({ image, place, first = false, isCropped = false }: PictureProps) {
  const t = useText();
  const images = useImages();
  const alt = image.alt === undefined ? '' : t(image.alt);
  const pictures = (
    <>
      {picturesAt(image, place, images).map((view) => (
        <picture key={view.className} className={view.className}>
          {first && view.theme && <Preload theme={view.theme} src={view.img.src} source={view.sources[0]} />}
          {view.sources.map((source) => (
            <source key={source.type} {...source} />
          ))}
          <img
            src={view.img.src}
            alt={alt}
            width={view.img.width}
            height={view.img.height}
            loading={first && !view.theme ? undefined : 'lazy'}
            fetchPriority={first ? 'high' : undefined}
            decoding={first ? undefined : 'async'}
            className={
              (isCropped && [view.img.className, focusClass(image)].filter(Boolean).join(' ')) || view.img.className
            }
          />
        </picture>
      ))}
    </>
  );
  if (!image.labels) return pictures;
  return (
    <div className="relative">
      {pictures}
      <PictureLabels image={image} images={images} t={t} />
    </div>
  );
}
