import type { CompiledBlockOf } from '#contract';
import { useId } from 'react';
import { useWords } from '../../lib/prose.tsx';
import { type BlockProps, Texts } from '../parts/index.ts';

/** Two texts side by side, one on stone, one on the plinth. */
export default function Pair({ block }: BlockProps<'pair'>) {
  return (
    <div id={block.id} className="pair">
      {block.items.map((item) => (
        <Half item={item} key={item.heading} />
      ))}
    </div>
  );
}

function Half({ item }: { item: CompiledBlockOf<'pair'>['items'][number] }) {
  const { t } = useWords();
  const headingId = useId();
  return (
    <section className="pair__half" aria-labelledby={headingId}>
      <h2 id={headingId}>{t(item.heading)}</h2>
      <Texts of={item.paragraphs} as="p" />
    </section>
  );
}
