import type { ReactElement } from 'react';
import { useProse } from '../../lib/prose.tsx';
import { useText } from '../../lib/text.tsx';
import type { BlockProps } from '../props.ts';
import { Points } from '../parts/Points.tsx';
import { Section } from '../parts/Section.tsx';

/** Steps, one after the other. With marks of their own they form a stair that rises to the right. */
export default function Steps({ block }: BlockProps<'steps'>): ReactElement {
  const t = useText();
  const prose = useProse();
  const marked = block.items.some(({ mark }) => mark);
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <ol className={marked ? 'grades enter' : 'steps enter'}>
        {block.items.map((step) => (
          <li key={step.title}>
            {step.mark ? <p className="grades__mark">{t(step.mark)}</p> : null}
            <h3>{t(step.title)}</h3>
            <p>{prose(step.text)}</p>
            <Points points={step.points} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
