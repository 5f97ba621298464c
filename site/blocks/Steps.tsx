import type { ReactElement } from 'react';
import type { CompiledBlockOf } from '#schema';
import { useText } from '../lib/text.tsx';
import { Section } from './parts/Section.tsx';

/** Numbered steps, one after the other. */
export function Steps({ block }: { block: CompiledBlockOf<'steps'> }): ReactElement {
  const t = useText();
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <ol className="steps enter">
        {block.items.map((step) => (
          <li key={step.title}>
            <h3>{t(step.title)}</h3>
            <p>{t(step.text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
