import { useWords } from '../../render/prose.tsx';
import { type BlockProps, Section, Stars } from '../parts/index.ts';

/** Quotations of clients. Each has the flag, so that none is read without it. */
export default function Quotes({ block }: BlockProps<'quotes'>) {
  const { t, prose } = useWords();
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <div className="columns gap-y-6 enter">
        {block.items.map((item, index) => (
          <figure
            className={`quote flex flex-col gap-4 ${index === 0 ? 'pt-5 border-t-2 border-accent lg:col-span-7 lg:row-span-3' : 'pt-4 rule lg:col-span-4 lg:col-start-9'}`}
            key={item.text}
          >
            <p className="small italic">{t(block.flag)}</p>
            <Stars rating={item.rating} />
            <blockquote className="m-0">
              <p
                className={`font-heading font-460 ${index === 0 ? 'text-[clamp(1.5rem,1.2rem+1.2vw,2rem)] leading-[1.25] tracking-[-0.015em]' : 'text-[1.125rem] leading-[1.4]'}`}
              >
                {prose(item.text)}
              </p>
            </blockquote>
            <figcaption className="small">{t(item.author)}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
