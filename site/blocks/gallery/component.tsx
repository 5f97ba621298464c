import { useWords } from '../../render/prose.tsx';
import { type BlockProps, Picture, Section } from '../parts/index.ts';

/** Pictures side by side: two or four in pairs, others in threes. */
export default function Gallery({ block }: BlockProps<'gallery'>) {
  const { prose } = useWords();
  const count = block.items.length;
  const isPairs = count === 2 || count === 4;
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} className="section--stone">
      <div className={`enter grid gap-8 md:grid-cols-2 md:gap-x-6 ${isPairs ? '' : 'lg:grid-cols-3'}`.trim()}>
        {block.items.map(({ image, caption }, index) => (
          // The same picture may occur twice.
          <figure key={index}>
            <Picture image={image} place={isPairs ? 'half' : 'gallery'} />
            {caption ? <figcaption className="pt-3 max-w-136 small">{prose(caption)}</figcaption> : null}
          </figure>
        ))}
      </div>
    </Section>
  );
}
