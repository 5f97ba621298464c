import type { CompiledBlockOf, TextKey } from '#contract';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useWords } from '../../render/prose.tsx';
import { Actions } from './actions.tsx';

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

interface WindowsProps {
  readonly block: Pick<CompiledBlockOf<'cards'>, 'id' | 'heading' | 'lead' | 'actions'>;
  readonly panes: readonly ReactElement[];
}

/** By the number of columns that the heading takes. */
const headSpans = ['', 'lg:col-span-2', 'lg:col-span-3 lg:flex-row lg:items-end'];

/**
 * A section as a grid of panes: four columns for an odd number, three for an even one. The heading takes the panes that
 * are left.
 */
export function Windows({ block: { id, heading, lead, actions }, panes }: WindowsProps) {
  const { plain, prose } = useWords();
  const headingId = useId();
  const columns = panes.length % 2 === 1 ? 4 : 3;
  const span = columns - (panes.length % columns);
  return (
    <section id={id} className="section section--stone" aria-labelledby={headingId}>
      <div className="wrap">
        <div className={`windows enter ${columns === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}>
          <div className={`windows__head ${headSpans[span - 1]} ${columns === 3 ? 'md:max-lg:col-span-full' : ''}`}>
            <h2 className="text-[clamp(1.75rem,1.5rem+0.9vw,2.375rem)]" id={headingId}>
              {plain(heading)}
            </h2>
            {lead ? <p className="text-on-plinth-soft text-base leading-[1.5]">{prose(lead)}</p> : null}
          </div>
          {panes}
        </div>
        <Actions actions={actions} primary={false} />
      </div>
    </section>
  );
}
