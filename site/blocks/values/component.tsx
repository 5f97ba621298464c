import type { CompiledBlockOf } from '#contract';
import { useId } from 'react';
import { useWords } from '../../render/prose.tsx';
import { Actions, type BlockProps, columnsOf } from '../parts/index.ts';

/** The firm's values as a list of terms, and its highlights below, on a plinth. */
export default function Values({ block }: BlockProps<'values'>) {
  const { title, prose } = useWords();
  const headingId = useId();
  const { items, highlights } = block;
  return (
    <section id={block.id} className="section" aria-labelledby={headingId}>
      <div className="wrap">
        <div className="halves gap-y-4">
          <h2 id={headingId}>{title(block.heading)}</h2>
          {block.lead || block.actions ? (
            <div className="lg:self-end">
              {block.lead ? <p className="soft text-large leading-[1.5]">{prose(block.lead)}</p> : null}
              <Actions actions={block.actions} />
            </div>
          ) : null}
        </div>
        <Pairs
          items={items}
          className={`gap-x-6 mt-6 lg:mt-9 rule-double ${columnsOf(items.length)}`}
          one="py-2.5 md:py-5 border-b border-line"
        />
        {highlights ? (
          <Pairs
            items={highlights}
            className={`plinth enter mt-8 ${columnsOf(highlights.length)}`}
            one="px-5 py-4 lg:p-7 md:not-last:border-r border-plinth-line"
          />
        ) : null}
      </div>
    </section>
  );
}

interface PairsProps extends Pick<CompiledBlockOf<'values'>, 'items'> {
  readonly className: string;
  /** The class of a pair. */
  readonly one: string;
}

function Pairs({ items, className, one }: PairsProps) {
  const { title, prose } = useWords();
  return (
    <dl className={`grid ${className}`}>
      {items.map((item) => (
        <div className={one} key={item.title}>
          <dt className="heading-3 max-md:text-[1.125rem]">{title(item.title)}</dt>
          <dd className="mt-0.5 md:mt-1 text-small md:text-base leading-[1.45] text-ink-soft">{prose(item.text)}</dd>
        </div>
      ))}
    </dl>
  );
}
