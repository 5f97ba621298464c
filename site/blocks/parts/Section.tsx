import type { TextKey } from '#contract';
import { useId, type ReactNode } from 'react';
import { useWords } from '../../render/prose.tsx';

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

/** Beside long content the heading stays in view. */
const headClass: Readonly<Record<string, string>> = {
  true: 'lg:sticky lg:top-[calc(var(--header)+2rem)] lg:self-start',
  parts: '',
};

/** A section of the page: a heading with its lead, and the content. */
export function Section({ id, heading, lead, className = '', split, aside, children }: SectionProps) {
  const { title, intro } = useWords();
  const headingId = useId();
  return (
    <section id={id} className={`section ${className}`.trim()} aria-labelledby={headingId}>
      <div className={split ? 'wrap halves' : 'wrap'}>
        <div className={`head max-w-184 ${headClass[String(split)] ?? 'mb-6 lg:mb-8'}`}>
          <h2 id={headingId}>{title(heading)}</h2>
          {lead ? <p className="lead">{intro(lead)}</p> : null}
          {aside}
        </div>
        {split === true ? <div>{children}</div> : children}
      </div>
    </section>
  );
}
