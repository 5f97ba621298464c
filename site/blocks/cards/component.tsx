import type { CompiledBlockOf } from '#contract';
import { useId } from 'react';
import { useWords } from '../../lib/prose.tsx';
import { Motif } from '../../brand/Drawing.tsx';
import { Actions, type BlockProps, Picture, Points, Section, Windows } from '../parts/index.ts';

/** Cards in one of five settings: a stair of two columns, rows, windows, doors to choose from, or one low band. */
export default function Cards({ block }: BlockProps<'cards'>) {
  const { form = 'stair' } = block;
  const cards = block.items.map((item) => <Card item={item} key={item.title} />);
  if (form === 'band') return <Band block={block} />;
  if (form === 'windows') return <Windows block={block} panes={cards} />;
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <div className={`cards cards--${form} enter`}>{cards}</div>
      <Actions actions={block.actions} primary={false} />
    </Section>
  );
}

/** The heading at the left, and the cards beside it between hairlines. */
function Band({ block: { id, heading, lead, items, actions } }: Pick<BlockProps<'cards'>, 'block'>) {
  const { title, prose } = useWords();
  const headingId = useId();
  return (
    <section id={id} className="py-6.5 border-b border-line" aria-labelledby={headingId}>
      <div className="wrap enter grid gap-x-6 md:grid-cols-3 xl:grid-cols-4">
        <div className="md:max-xl:col-span-full">
          <h2 className="text-[1.625rem]" id={headingId}>
            {title(heading)}
          </h2>
          {lead ? <p className="small mt-2">{prose(lead)}</p> : null}
          <Actions actions={actions} primary={false} />
        </div>
        {items.map((item) => (
          <div
            className="mt-3 pt-3 border-t border-line md:max-xl:mt-4 md:pt-0 md:pl-5 md:border-t-0 md:border-l xl:mt-0"
            key={item.title}
          >
            <h3 className="text-[1.125rem]">{title(item.title)}</h3>
            <p className="small mt-1 leading-[1.45]">{prose(item.text)}</p>
            {item.details ? <p className="small mt-1 leading-[1.45]">{prose(item.details)}</p> : null}
            <Points points={item.points} />
            {item.action ? <Actions actions={[item.action]} primary={false} /> : null}
          </div>
        ))}
      </div>
    </section>
  );
}

function Card({ item }: { item: CompiledBlockOf<'cards'>['items'][number] }) {
  const { title, prose } = useWords();
  return (
    <article className="card">
      <div className="card__head">
        {item.image ? <Picture image={item.image} place="card" /> : null}
        <Motif name={item.motif} />
        {item.mark ? <p className="card__mark">{title(item.mark)}</p> : null}
        <h3>{title(item.title)}</h3>
      </div>
      <div className="card__body">
        <p>{prose(item.text)}</p>
        {item.details ? <p className="card__details">{prose(item.details)}</p> : null}
        <Points points={item.points} />
        {item.action ? <Actions actions={[item.action]} primary={false} /> : null}
      </div>
    </article>
  );
}
