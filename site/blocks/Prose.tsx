import type { CompiledBlockOf } from '#contract';
import type { ReactElement } from 'react';
import { useText } from '../lib/text.tsx';
import { Actions } from './parts/Actions.tsx';
import { Points } from './parts/Points.tsx';
import { Section } from './parts/Section.tsx';

/** Running text beside its heading. */
export function Prose({ block }: { block: CompiledBlockOf<'prose'> }): ReactElement {
  const t = useText();
  return (
    <Section id={block.id} heading={block.heading} className="prose" split>
      {block.paragraphs.map((paragraph) => (
        <p key={paragraph}>{t(paragraph)}</p>
      ))}
      <Points points={block.points} />
      <Actions actions={block.actions} primary={false} />
    </Section>
  );
}
