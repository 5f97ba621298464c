import type { CompiledImage, ImageFacts } from '#contract';
import type { ReactElement } from 'react';
import { useImages } from '../../pictures/images.tsx';
import { places } from '../../pictures/places.ts';
import type { PlaceName } from '../../pictures/places.ts';
import { cropOf, pictureAddress, variantsOf } from '../../pictures/variants.ts';
import { useText } from '../../lib/text.tsx';

interface PictureProps {
  readonly image: CompiledImage;
  readonly place: PlaceName;
  /** Whether it is in sight when the page opens: then it is fetched at once and before the others. */
  readonly first?: boolean;
}

/**
 * A picture in the formats and widths of its place. Its room is kept until it is there. Where the dark theme has another one, the style sheet
 * shows one of the two, and both are lazy: browsers do not fetch a lazy picture that is not shown.
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
  const facts = useImages()[file];
  if (!facts) throw new Error(`site/generated/media.ts does not know "${file}": run npm run generate.`);
  const place = places[name];
  const { sources, fallback } = variantsOf(facts, name);
  const { width, height } = facts.vector ? facts : cropOf(facts, place);
  return (
    <picture className={theme ? `picture picture--${theme}` : 'picture'}>
      {sources.map(({ format, files }) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={files.map((variant) => `${pictureAddress(file, facts, name, variant)} ${variant.width}w`).join(', ')}
          sizes={place.sizes}
        />
      ))}
      <img
        src={pictureAddress(file, facts, name, fallback)}
        alt={image.alt === undefined ? '' : t(image.alt)}
        width={width}
        height={height}
        loading={first && theme === undefined ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
        className={tintOf(facts)}
      />
    </picture>
  );
}

const tintOf = ({ colour }: ImageFacts): string | undefined => colour && `tint-${colour}`;
