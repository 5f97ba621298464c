import type { CompiledImage, CompiledImages } from '#contract';
import { escapeHtml } from '../build/escape-html.ts';
import type { PlaceName } from '../pictures/places.ts';
import { picturesAt } from '../pictures/view.ts';

/** A picture in an article, as HTML. It is never at the top of the page, so it loads lazily. */
export function pictureMarkup(
  image: CompiledImage,
  place: PlaceName,
  images: CompiledImages,
  t: (key: string) => string,
): string {
  const alt = image.alt === undefined ? '' : t(image.alt);
  return picturesAt(image, place, images)
    .map(({ className, sources, img: { className: tint, ...img } }) => {
      const sourceTags = sources.map(
        ({ type, srcSet, sizes }) => `<source${attributes({ type, srcset: srcSet, sizes })}>`,
      );
      return `<picture class="${className}">${sourceTags.join('')}<img${attributes({ ...img, alt, loading: 'lazy', decoding: 'async', class: tint })}></picture>`;
    })
    .join('');
}

function attributes(all: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(all)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`))
    .join('');
}
