import type { CompiledBlockOf } from '#contract';
import { useWords } from '../../lib/prose.tsx';
import { Actions, type BlockProps, Section } from '../parts/index.ts';

/** The firm's values beside their heading, and its highlights below, on a plinth. */
export default function Values({ block }: BlockProps<'values'>) {
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} split aside={<Actions actions={block.actions} />}>
      <Pairs items={block.items} className="values__list" />
      {block.highlights ? <Pairs items={block.highlights} className="highlights enter" /> : null}
    </Section>
  );
}

function Pairs({ items, className }: Pick<CompiledBlockOf<'values'>, 'items'> & { className: string }) {
  const { title, prose } = useWords();
  return (
    <dl className={className}>
      {items.map((item) => (
        <div key={item.title}>
          <dt>{title(item.title)}</dt>
          <dd>{prose(item.text)}</dd>
        </div>
      ))}
    </dl>
  );
}
