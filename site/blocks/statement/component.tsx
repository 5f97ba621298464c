import { useId } from 'react';
import { useWords } from '../../render/prose.tsx';
import { type BlockProps, Texts } from '../parts/index.ts';

/** How the firm works, in its own words. The last paragraph is a note in the margin. */
export default function Statement({ block }: BlockProps<'statement'>) {
  const { title } = useWords();
  const headingId = useId();
  const { paragraphs } = block;
  return (
    <section id={block.id} className="section section--stone md:py-16" aria-labelledby={headingId}>
      <div className="wrap columns gap-y-8 items-end">
        <div className="lg:col-span-8">
          <h2 className="max-w-[20.4em]" id={headingId}>
            {title(block.heading)}
          </h2>
          <Texts of={paragraphs.slice(0, -1)} as="p" className="lead" />
        </div>
        <div className="lg:col-span-3 lg:col-start-10 max-w-measure pt-4 border-t-2 border-spark">
          <Texts of={paragraphs.slice(-1)} as="p" className="small" />
        </div>
      </div>
    </section>
  );
}
