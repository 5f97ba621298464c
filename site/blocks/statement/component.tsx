import { useId } from 'react';
import { useWords } from '../../lib/prose.tsx';
import { type BlockProps, Texts } from '../parts/index.ts';

/** How the firm works, in its own words. */
export default function Statement({ block }: BlockProps<'statement'>) {
  const { t } = useWords();
  const headingId = useId();
  return (
    <section id={block.id} className="course course--stone" aria-labelledby={headingId}>
      <div className="wrap">
        <div className="statement">
          <h2 id={headingId}>{t(block.heading)}</h2>
          <div>
            <Texts of={block.paragraphs} as="p" />
          </div>
        </div>
      </div>
    </section>
  );
}
