import type { CompiledBlockOf } from '#contract';
import { useId } from 'react';
import { useWords } from '../../render/prose.tsx';
import { type BlockProps, Texts } from '../parts/index.ts';

/** Two texts side by side, one on stone, one on the plinth. */
export default function Pair({ block }: BlockProps<'pair'>) {
  const [first, second] = block.items;
  return (
    <div id={block.id} className="pair lg:grid lg:grid-cols-2">
      {first ? (
        <Half item={first} className="section--stone pl-gutter lg:pl-[max(var(--gutter),100%-var(--width)/2)]" />
      ) : null}
      {second ? <Half item={second} className="plinth pl-gutter lg:pl-12" /> : null}
    </div>
  );
}

interface HalfProps {
  readonly item: CompiledBlockOf<'pair'>['items'][number];
  readonly className: string;
}

function Half({ item, className }: HalfProps) {
  const { t } = useWords();
  const headingId = useId();
  return (
    <section className={`section pr-gutter ${className}`} aria-labelledby={headingId}>
      <div className="max-w-136">
        <h2 className="pt-4 border-t-2 border-accent" id={headingId}>
          {t(item.heading)}
        </h2>
        <Texts of={item.paragraphs} as="p" className="soft mt-4" />
      </div>
    </section>
  );
}
