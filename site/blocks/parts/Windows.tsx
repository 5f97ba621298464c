import type { CompiledBlockOf } from '#contract';
import { useId, type ReactElement } from 'react';
import { useWords } from '../../lib/prose.tsx';
import { Actions } from './Actions.tsx';

interface WindowsProps {
  readonly block: Pick<CompiledBlockOf<'cards'>, 'id' | 'heading' | 'lead' | 'actions'>;
  readonly panes: readonly ReactElement[];
}

/**
 * A section as a grid of panes: four columns for an odd number, three for an even one. The heading takes the panes that
 * are left.
 */
export function Windows({ block: { id, heading, lead, actions }, panes }: WindowsProps) {
  const { title, prose } = useWords();
  const headingId = useId();
  const columns = panes.length % 2 === 1 ? 4 : 3;
  const span = columns - (panes.length % columns);
  return (
    <section id={id} className="course course--stone" aria-labelledby={headingId}>
      <div className="wrap">
        <div className={`windows windows--${columns} enter`}>
          <div className={`windows__head windows__head--${span}`}>
            <h2 id={headingId}>{title(heading)}</h2>
            {lead ? <p>{prose(lead)}</p> : null}
          </div>
          {panes}
        </div>
        <Actions actions={actions} primary={false} />
      </div>
    </section>
  );
}
