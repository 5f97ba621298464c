import { useWords } from '../../render/prose.tsx';
import { useText } from '../../render/page.tsx';
import { useImages, focusClass, picturesAt } from '../../pictures/picture-view.tsx';
import type { BlockProps } from '../parts/index.ts';

/** A drawing across the page, with labels on its plinth. */
export default function Interval({ block }: BlockProps<'interval'>) {
  const { title, prose } = useWords();
  const { id, labels } = block;
  return (
    <figure id={id} className="interval bg-stone [forced-color-adjust:none] print:hidden">
      <IntervalPicture image={block.image} />
      {labels ? (
        <figcaption className="plinth">
          <ul className="flex flex-wrap gap-x-5 gap-y-1 max-w-[1248px] mx-auto px-gutter py-3 text-small leading-[1.35] md:grid md:grid-flow-col md:auto-cols-fr md:gap-x-0 md:px-0 md:text-center">
            {labels.map(({ name, note }) => (
              <li className="md:px-2" key={name}>
                <b className="block font-600">{title(name)}</b>
                {note ? <span className="text-on-plinth-soft max-md:hidden">{prose(note)}</span> : null}
              </li>
            ))}
          </ul>
        </figcaption>
      ) : null}
    </figure>
  );
}

/** The drawing: in both themes, so that a change of the theme can cross-fade them. */
function IntervalPicture({ image }: Pick<BlockProps<'interval'>['block'], 'image'>) {
  const t = useText();
  const images = useImages();
  const alt = image.alt === undefined ? '' : t(image.alt);
  // Wider than a phone, a drawing fills its box with what is beyond its edges.
  const fit = images[image.file]?.vector ? 'max-md:object-cover' : 'object-cover';
  return (
    <div className="relative">
      {picturesAt(image, 'wide', images).map(({ theme, sources, img }) => (
        <picture key={img.src} className={theme === 'dark' ? 'absolute inset-0' : undefined}>
          {sources.map((source) => (
            <source key={source.type} {...source} />
          ))}
          <img
            className={`block w-full h-auto max-h-[360px] aspect-[491/360] md:aspect-[1248/360] ${fit} ${focusClass(image) ?? ''} ${theme ? `room__${theme}` : ''}`}
            src={img.src}
            alt={theme === 'dark' ? '' : alt}
            width={img.width}
            height={img.height}
            loading="lazy"
          />
        </picture>
      ))}
    </div>
  );
}
