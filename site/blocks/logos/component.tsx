import type { ReactElement } from 'react';
import type { BlockProps } from '../props.ts';
import { Picture } from '../parts/Picture.tsx';
import { Section } from '../parts/Section.tsx';

/** The logos of other organisations in a row. */
export default function Logos({ block }: BlockProps<'logos'>): ReactElement {
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} split>
      <ul className="logos">
        {block.items.map((image) => (
          <li className={image.dark === undefined ? 'logos__light' : undefined} key={image.file}>
            <Picture image={image} place="logo" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
