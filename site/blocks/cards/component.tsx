import type { CompiledBlockOf } from '#contract';
import { useId } from 'react';
import { useWords } from '../../render/prose.tsx';
import { Motif } from '../../brand/Drawing.tsx';
import { Actions, type BlockProps, columnsOf, Picture, Points, Section, Windows } from '../parts/index.ts';

type Item = CompiledBlockOf<'cards'>['items'][number];
type Form = Exclude<NonNullable<CompiledBlockOf<'cards'>['form']>, 'band'> | 'index';

/** The classes of a card and of its body. */
const looks: Readonly<Record<Form, readonly [card: string, body: string]>> = {
  columns: ['pt-3 border-t-2 border-accent', ''],
  rows: ['columns gap-y-1.5 py-4.5 rule-strong', 'lg:col-span-8 lg:flex gap-6 justify-between items-start'],
  index: ['py-3 rule-strong', ''],
  windows: ['p-5 md:p-6 bg-paper', ''],
  doors: [
    'flex flex-col p-8 lg:p-10 border border-line-strong bg-paper [outline:1px_solid_var(--line)] [outline-offset:-0.625rem]',
    'flex flex-col flex-1',
  ],
};

/** Above this number of rows they stand in two columns. */
const MANY_ROWS = 5;

/** Cards in one of five settings: columns under a line each, rows, windows, doors to choose from, or one low band. */
export default function Cards({ block }: BlockProps<'cards'>) {
  const { id, heading, lead, actions, items } = block;
  const { form: given = 'columns' } = block;
  if (given === 'band') return <Band block={block} />;
  const form = given === 'rows' && items.length > MANY_ROWS ? 'index' : given;
  const cards = items.map((item) => <Card item={item} form={form} key={item.title} />);
  if (form === 'windows') return <Windows block={block} panes={cards} />;
  return (
    <Section id={id} heading={heading} lead={lead} className={form === 'columns' ? 'section--stone' : ''}>
      <div className={`cards enter ${gridOf(form, items.length)}`}>{cards}</div>
      <Actions actions={actions} primary={false} />
    </Section>
  );
}

function gridOf(form: Form, count: number): string {
  if (form === 'rows') return 'border-b border-line-strong';
  if (form === 'index') return 'grid gap-x-6 md:grid-cols-2';
  if (form === 'doors' && count === 2)
    return 'grid gap-6 md:grid-cols-2 lg:mb-10 lg:[&>:last-child]:mt-10 lg:[&>:last-child]:-mb-10';
  if (form === 'doors' && count === 3) return 'grid gap-6 lg:grid-cols-3';
  return `grid gap-6 md:gap-y-9 ${columnsOf(count)}`;
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

interface CardProps {
  readonly item: Item;
  readonly form: Form;
}

function Card({ item, form }: CardProps) {
  const { title, prose } = useWords();
  const [card, body] = looks[form];
  return (
    <article className={`card ${card}`}>
      <div className={form === 'rows' ? 'lg:col-span-4' : undefined}>
        {item.image ? (
          <div className="mb-4">
            <Picture image={item.image} place="card" />
          </div>
        ) : null}
        {item.motif ? (
          <div className="mb-4">
            <Motif name={item.motif} />
          </div>
        ) : null}
        {item.mark ? (
          <p className="mb-1 font-heading font-460 text-large leading-[1.2] text-accent">{title(item.mark)}</p>
        ) : null}
        <h3 className={form === 'doors' ? 'text-[1.625rem]' : undefined}>{title(item.title)}</h3>
      </div>
      <div className={body || undefined}>
        <div className={form === 'rows' ? 'flex-1' : undefined}>
          <p className={`soft text-base leading-[1.5] ${form === 'rows' ? '' : 'mt-2'}`.trim()}>{prose(item.text)}</p>
          {item.details ? <p className="mt-2 soft text-small">{prose(item.details)}</p> : null}
        </div>
        <Points
          points={item.points}
          look={form === 'rows' ? 'lines' : 'flow'}
          className={form === 'rows' ? 'max-lg:mt-2 lg:flex-1' : 'mt-2.5'}
        />
        {item.action ? (
          <div className={form === 'rows' ? 'shrink-0 [&>.actions]:mt-0 max-lg:pt-3' : 'mt-auto [&>.actions]:mt-4'}>
            <Actions actions={[item.action]} primary={false} />
          </div>
        ) : null}
      </div>
    </article>
  );
}
