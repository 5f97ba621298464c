import type { CompiledBlockOf } from '#contract';
import { useWords } from '../../lib/prose.tsx';
import { Motif } from '../../brand/Drawing.tsx';
import { Actions, type BlockProps, Picture, Points, Section, Windows } from '../parts/index.ts';

/** Cards in one of four settings: a stair of two columns, rows, windows, or doors to choose from. */
export default function Cards({ block }: BlockProps<'cards'>) {
  const { form = 'stair' } = block;
  const cards = block.items.map((item) => <Card item={item} key={item.title} />);
  if (form === 'windows') return <Windows block={block} panes={cards} />;
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <div className={`cards cards--${form} enter`}>{cards}</div>
      <Actions actions={block.actions} primary={false} />
    </Section>
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
