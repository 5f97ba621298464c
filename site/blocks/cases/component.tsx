import { useWords } from '../../lib/prose.tsx';
import { type BlockProps, Points, Section, Stars } from '../parts/index.ts';

/** Case studies, one below the other: the client at the left, the project and its results at the right. */
export default function Cases({ block }: BlockProps<'cases'>) {
  const { t, prose } = useWords();
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      {block.items.map((item) => (
        <article className="case" id={item.id} key={item.id}>
          <div className="case__who">
            <p className="case__sector">{t(item.sector)}</p>
            <h3>{t(item.title)}</h3>
            <p className="case__company">{t(item.company)}</p>
            <Stars rating={item.rating} />
          </div>
          <div>
            <p>{prose(item.description)}</p>
            <h4>{t('shared:cases.results')}</h4>
            <Points points={item.results} />
          </div>
        </article>
      ))}
    </Section>
  );
}
