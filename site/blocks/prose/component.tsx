import type { ReactElement } from 'react';
import { useProse } from '../../lib/prose.tsx';
import type { BlockProps } from '../props.ts';
import { Actions } from '../parts/Actions.tsx';
import { Points } from '../parts/Points.tsx';
import { Section } from '../parts/Section.tsx';

/** Running text beside its heading. */
export default function Prose({ block }: BlockProps<'prose'>): ReactElement {
  const prose = useProse();
  return (
    <Section id={block.id} heading={block.heading} className="prose" split>
      {block.paragraphs.map((paragraph) => (
        <p key={paragraph}>{prose(paragraph)}</p>
      ))}
      <Points points={block.points} />
      <Actions actions={block.actions} primary={false} />
    </Section>
  );
}
