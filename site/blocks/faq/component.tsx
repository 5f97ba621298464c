import type { CompiledBlockOf } from '#contract';
import { useWords } from '../../render/prose.tsx';
import { Action, type BlockProps, Icon, Section } from '../parts/index.ts';

type Item = CompiledBlockOf<'faq'>['items'][number];

/** Questions that open to their answers, as native `<details>`: half of them in each column. */
export default function Faq({ block }: BlockProps<'faq'>) {
  const half = Math.ceil(block.items.length / 2);
  const columns = [block.items.slice(0, half), block.items.slice(half)].filter((items) => items.length > 0);
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} className="section--stone">
      <div className="columns">
        {columns.map((items, index) => (
          <div className="lg:col-span-6" key={index}>
            {items.map((item) => (
              <Question item={item} key={item.question} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}

function Question({ item }: { item: Item }) {
  const { t, prose } = useWords();
  return (
    <details className="group rule pb-1">
      <summary className="flex items-center justify-between gap-4 min-h-12 py-3 text-body font-600 leading-[1.4] cursor-pointer list-none [&::-webkit-details-marker]:hidden hover:text-accent">
        {t(item.question)}
        <span className="text-accent text-[1.25rem] [transition:rotate_0.2s] group-open:rotate-45">
          <Icon name="i-ph-plus" />
        </span>
      </summary>
      <p className="soft pb-4">{prose(item.answer)}</p>
      {item.source ? (
        <p className="-mt-3 pb-2">
          <Action action={item.source} fallback="quiet" />
        </p>
      ) : null}
    </details>
  );
}
