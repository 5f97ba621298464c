import { useId } from 'react';
import { useWords } from '../../lib/prose.tsx';
import type { BlockProps } from '../props.ts';

/** How the firm works, in its own words. */
export default function Statement({ block }: BlockProps<'statement'>) {
  const { t, prose } = useWords();
  const headingId = useId();
  return (
    <section id={block.id} className="course course--stone" aria-labelledby={headingId}>
      <div className="wrap">
        <div className="statement">
          <h2 id={headingId}>{t(block.heading)}</h2>
          <div>
            {block.paragraphs.map((paragraph) => (
              <p key={paragraph}>{prose(paragraph)}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
