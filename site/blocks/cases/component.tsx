import { useWords } from '../../render/prose.tsx';
import { type BlockProps, Points, Section, Stars } from '../parts/index.ts';

/** Case studies, one below the other: the client at the left, the project and its results at the right. */
export default function Cases({ block }: BlockProps<'cases'>) {
  const { t, prose } = useWords();
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} className="section--stone">
      {block.items.map((item) => (
        <article
          className="case halves gap-y-5 not-first:mt-6 px-5 py-6 bg-paper border border-line [box-shadow:-5px_5px_0_var(--stone-deep)] md:px-9 md:py-8"
          id={item.id}
          key={item.id}
        >
          <div>
            <p className="mb-2 text-small font-600 text-accent">{t(item.sector)}</p>
            <h3 className="text-[clamp(1.5rem,1.3rem+0.8vw,1.875rem)]">{t(item.title)}</h3>
            <p className="small mt-2 mb-4">{t(item.company)}</p>
            <Stars rating={item.rating} />
          </div>
          <div>
            <p>{prose(item.description)}</p>
            <h4 className="label mt-5 text-ink-soft">{t('shared:cases.results')}</h4>
            <Points points={item.results} />
          </div>
        </article>
      ))}
    </Section>
  );
}
