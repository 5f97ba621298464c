import type { CompiledImage, ImageFacts } from '#contract';
import type { ReactElement } from 'react';
import { useImages } from '../../pictures/images.tsx';
import { places } from '../../pictures/places.ts';
import type { PlaceName } from '../../pictures/places.ts';
import { cropOf, fallbackOf, fallbackWidth, formats, pictureAddress, widthsOf } from '../../pictures/variants.ts';
import { useText } from '../../lib/text.tsx';

interface PictureProps {
  readonly image: CompiledImage;
  readonly place: PlaceName;
  /** Whether it is in sight when the page opens: then it is fetched at once and before the others. */
  readonly first?: boolean;
}

/**
 * A picture in the formats and widths of its place. Its room is kept until it is there. One for each theme: browsers fetch what is shown, so
 * both are lazy, and the style sheet shows one.
 */
export function Picture({ image, place, first = false }: PictureProps): ReactElement {
  const { file, dark } = image;
  if (dark === undefined) return <One image={image} file={file} place={place} first={first} />;
  return (
    <>
      <One image={image} file={file} place={place} first={first} theme="light" />
      <One image={image} file={dark} place={place} first={first} theme="dark" />
    </>
  );
}

interface OneProps extends Required<PictureProps> {
  readonly file: string;
  readonly theme?: 'light' | 'dark';
}

function One({ image, file, place: name, first, theme }: OneProps): ReactElement {
  const t = useText();
  const images = useImages();
  const facts = images[file];
  if (!facts) throw new Error(`site/generated/media.ts does not know "${file}": run npm run generate.`);
  const place = places[name];
  const { width, height } = cropOf(facts, place);
  const widths = widthsOf(facts, place);
  const addresses = (format: (typeof formats)[number]): string =>
    widths.map((wide) => `${pictureAddress(file, facts, name, wide, format)} ${wide}w`).join(', ');
  return (
    <picture className={theme ? `picture picture--${theme}` : 'picture'}>
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={addresses(format)} sizes={place.sizes} />
      ))}
      <img
        src={pictureAddress(file, facts, name, fallbackWidth(widths), fallbackOf(facts))}
        alt={image.alt === undefined ? '' : t(image.alt)}
        width={width}
        height={height}
        loading={first && theme === undefined ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        className={tintOf(facts)}
      />
    </picture>
  );
}

const tintOf = ({ alpha, colour }: ImageFacts): string | undefined => (alpha ? undefined : `tint-${colour}`);
