import type { ReactElement } from 'react';
import { useProse } from '../../lib/prose.tsx';
import { useText } from '../../lib/text.tsx';
import type { BlockProps } from '../props.ts';
import { Section } from '../parts/Section.tsx';
import { Stars } from '../parts/Stars.tsx';

/** Quotations of clients. Each has the flag, so that none is read without it. */
export default function Quotes({ block }: BlockProps<'quotes'>): ReactElement {
  const t = useText();
  const prose = useProse();
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} className="course--stone">
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
