import { useWords } from '../../lib/prose.tsx';
import { type BlockProps, Picture, Section } from '../parts/index.ts';

/** Pictures side by side: two or four in pairs, others in threes. */
export default function Gallery({ block }: BlockProps<'gallery'>) {
  const { prose } = useWords();
  const count = block.items.length;
  const isPairs = count === 2 || count === 4;
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} className="section--stone">
      <div className={isPairs ? 'pictures pictures--pairs enter' : 'pictures enter'}>
        {block.items.map(({ image, caption }, index) => (
          // The same picture may occur twice.
          <figure key={index}>
            <Picture image={image} place={isPairs ? 'half' : 'gallery'} />
            {caption ? <figcaption>{prose(caption)}</figcaption> : null}
          </figure>
        ))}
      </div>
    </Section>
  );
}
