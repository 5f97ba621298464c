import { useId } from 'react';
import type { ReactElement } from 'react';
import { useProse } from '../../lib/prose.tsx';
import { useText } from '../../lib/text.tsx';
import type { BlockProps } from '../props.ts';
import { Actions } from '../parts/Actions.tsx';

/** Figures on the plinth, with what they mean. */
export default function Stats({ block }: BlockProps<'stats'>): ReactElement {
  const t = useText();
  const prose = useProse();
  const headingId = useId();
  return (
    <section id={block.id} className="stats" aria-labelledby={headingId}>
      <div className="wrap">
        <div className="stats__head">
          <h2 id={headingId}>{t(block.heading)}</h2>
          {block.lead ? <p>{prose(block.lead)}</p> : null}
        </div>
        <dl className="stats__list">
          {block.items.map((item) => (
            <div key={item.label}>
              <dt>{t(item.label)}</dt>
              <dd>{t(item.value)}</dd>
            </div>
          ))}
        </dl>
        <Actions actions={block.actions} primary={false} />
      </div>
    </section>
  );
}
