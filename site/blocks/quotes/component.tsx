import { useWords } from '../../lib/prose.tsx';
import { type BlockProps, Section, Stars } from '../parts/index.ts';

/** Quotations of clients. Each has the flag, so that none is read without it. */
export default function Quotes({ block }: BlockProps<'quotes'>) {
  const { t, prose } = useWords();
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} className="section--stone">
      <div className="quotes enter">
        {block.items.map((item) => (
          <figure className="quote" key={item.text}>
            <p className="quote__flag">{t(block.flag)}</p>
            <Stars rating={item.rating} />
            <blockquote>
              <p>{prose(item.text)}</p>
            </blockquote>
            <figcaption>{t(item.author)}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
