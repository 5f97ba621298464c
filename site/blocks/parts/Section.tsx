import type { TextKey } from '#contract';
import { useId, type ReactNode } from 'react';
import { useWords } from '../../lib/prose.tsx';

interface SectionProps {
  readonly id?: string | undefined;
  readonly heading: TextKey;
  readonly lead?: TextKey | undefined;
  readonly className?: string;
  /** Whether heading and content are side by side; `'parts'` if the content is several parts of the grid. */
  readonly split?: boolean | 'parts';
  /** Content below the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the page: a heading with its lead, and the content. */
export function Section({ id, heading, lead, className = '', split, aside, children }: SectionProps) {
  const { title, prose } = useWords();
  const headingId = useId();
  return (
    <section id={id} className={`course ${className}`.trim()} aria-labelledby={headingId}>
      <div className={split ? 'wrap split' : 'wrap'}>
        <div className="head">
          <h2 id={headingId}>{title(heading)}</h2>
          {lead ? <p>{prose(lead)}</p> : null}
          {aside}
        </div>
        {split === true ? <div>{children}</div> : children}
      </div>
    </section>
  );
}
