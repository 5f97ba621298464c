import type { ReactElement } from 'react';
import type { CompiledBlockOf } from '#schema';
import { useText } from '../lib/text.tsx';
import { Motif } from '../motifs/Motif.tsx';
import { Actions } from './parts/Actions.tsx';
import { Section } from './parts/Section.tsx';

/** Cards with a title and a text, set in two columns of which the second stands a step lower. */
export function Cards({ block }: { block: CompiledBlockOf<'cards'> }): ReactElement {
  const t = useText();
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <div className="cards enter">
        {block.items.map((item) => (
          <article className="card" key={item.title}>
            {item.motif ? <Motif name={item.motif} /> : null}
            <h3>{t(item.title)}</h3>
            <p>{t(item.text)}</p>
            {item.points ? (
              <ul>
                {item.points.map((point) => (
                  <li key={point}>{t(point)}</li>
                ))}
              </ul>
            ) : null}
            {item.action ? <Actions actions={[item.action]} primary={false} /> : null}
          </article>
        ))}
      </div>
    </Section>
  );
}
