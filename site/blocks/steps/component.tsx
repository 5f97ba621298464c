import { useWords } from '../../lib/prose.tsx';
import { type BlockProps, Points, Section } from '../parts/index.ts';

/** Steps, one after the other. With marks of their own they form a stair that rises to the right. */
export default function Steps({ block }: BlockProps<'steps'>) {
  const { t, prose } = useWords();
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
