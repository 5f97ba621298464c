import { useId } from 'react';
import { usePage } from '../../render/page.tsx';
import { useWords } from '../../render/prose.tsx';
import { Actions, type BlockProps } from '../parts/index.ts';

/** Figures on the plinth, with their labels. Below the hero of a landing page they are its plinth, without a heading. */
export default function Stats({ block }: BlockProps<'stats'>) {
  const { title, prose } = useWords();
  const headingId = useId();
  const { page } = usePage();
  const isBase =
    page.layout === 'landing' && page.blocks[1]?.kind === 'stats' && page.blocks[1].heading === block.heading;
  const lead = block.lead ? prose(block.lead) : null;
  const h2 = (
    <h2 className={isBase ? 'sr' : undefined} id={headingId}>
      {title(block.heading)}
    </h2>
  );
  return (
    <section id={block.id} className={`stats ${isBase ? 'pt-5 pb-4' : 'section'}`} aria-labelledby={headingId}>
      <div className="wrap">
        {isBase ? (
          h2
        ) : (
          <div className="halves gap-y-3 items-end mb-7">
            {h2}
            {lead ? <p className="soft">{lead}</p> : null}
          </div>
        )}
        <dl className="stats__list grid gap-x-6 gap-y-5 grid-cols-2 md:grid-cols-none md:grid-flow-col md:auto-cols-fr">
          {block.items.map((item) => (
            <div
              className="flex flex-col-reverse justify-end pl-4 lg:pl-6 border-l border-plinth-line"
              key={item.label}
            >
              <dt className="mt-1.5 small leading-[1.4]">{title(item.label)}</dt>
              <dd className="font-heading font-420 text-[2.25rem] lg:text-[3.5rem] leading-none tracking-[-0.035em] lining-nums">
                {title(item.value)}
              </dd>
            </div>
          ))}
        </dl>
        {isBase && lead ? <p className="mt-4 small">{lead}</p> : null}
        <Actions actions={block.actions} primary={false} />
      </div>
    </section>
  );
}
