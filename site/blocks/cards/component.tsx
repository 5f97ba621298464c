import type { CompiledBlockOf } from '#contract';
import { useId } from 'react';
import { useWords } from '../../lib/prose.tsx';
import { Motif } from '../../brand/Drawing.tsx';
import { Actions, type BlockProps, Picture, Points, Section } from '../parts/index.ts';

type CardsBlock = CompiledBlockOf<'cards'>;

/** Cards in one of four settings: a stair of two columns, rows, windows, or doors to choose from. */
export default function Cards({ block }: BlockProps<'cards'>) {
  const { form = 'stair' } = block;
  if (form === 'windows') return <Windows block={block} />;
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <div className={`cards cards--${form} enter`}>
        {block.items.map((item) => (
          <Card item={item} key={item.title} />
        ))}
      </div>
      <Actions actions={block.actions} primary={false} />
    </Section>
  );
}

// Four columns for an odd number of cards, three for an even one. The heading takes the panes that the cards leave.
function Windows({ block }: { block: CardsBlock }) {
  const { title, prose } = useWords();
  const headingId = useId();
  const count = block.items.length;
  const columns = count % 2 === 1 ? 4 : 3;
  const span = columns - (count % columns);
  return (
    <section id={block.id} className="course course--stone" aria-labelledby={headingId}>
      <div className="wrap">
        <div className={`windows windows--${columns} enter`}>
          <div className={`windows__head windows__head--${span}`}>
            <h2 id={headingId}>{title(block.heading)}</h2>
            {block.lead ? <p>{prose(block.lead)}</p> : null}
          </div>
          {block.items.map((item) => (
            <Card item={item} key={item.title} />
          ))}
        </div>
        <Actions actions={block.actions} primary={false} />
      </div>
    </section>
  );
}

function Card({ item }: { item: CardsBlock['items'][number] }) {
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
