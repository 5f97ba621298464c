import { useId } from 'react';
import { useWords } from '../../lib/prose.tsx';
import { Actions, type BlockProps } from '../parts/index.ts';

/** Figures on the plinth, with their labels. */
export default function Stats({ block }: BlockProps<'stats'>) {
  const { title, prose } = useWords();
  const headingId = useId();
  return (
    <section id={block.id} className="stats" aria-labelledby={headingId}>
      <div className="wrap">
        <div className="stats__head">
          <h2 id={headingId}>{title(block.heading)}</h2>
          {block.lead ? <p>{prose(block.lead)}</p> : null}
        </div>
        <dl className="stats__list">
          {block.items.map((item) => (
            <div key={item.label}>
              <dt>{title(item.label)}</dt>
              <dd>{title(item.value)}</dd>
            </div>
          ))}
        </dl>
        <Actions actions={block.actions} primary={false} />
      </div>
    </section>
  );
}
