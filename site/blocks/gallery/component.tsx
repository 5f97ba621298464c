import type { ReactElement } from 'react';
import { useProse } from '../../lib/prose.tsx';
import type { BlockProps } from '../props.ts';
import { Picture } from '../parts/Picture.tsx';
import { Section } from '../parts/Section.tsx';

/** Pictures side by side. */
export default function Gallery({ block }: BlockProps<'gallery'>): ReactElement {
  const prose = useProse();
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} className="course--stone">
      <div className="pictures enter">
        {block.items.map(({ image, caption }, index) => (
          // A picture may stand there twice.
          <figure key={index}>
            <Picture image={image} place="gallery" />
            {caption ? <figcaption>{prose(caption)}</figcaption> : null}
          </figure>
        ))}
      </div>
    </Section>
  );
}
