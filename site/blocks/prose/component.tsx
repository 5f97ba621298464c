import { useWords } from '../../lib/prose.tsx';
import type { BlockProps } from '../props.ts';
import { Actions, Points, Section } from '../parts/index.ts';

/** Running text beside its heading. */
export default function Prose({ block }: BlockProps<'prose'>) {
  const { prose } = useWords();
  return (
    <Section id={block.id} heading={block.heading} className="prose" split>
      {block.paragraphs.map((paragraph) => (
        <p key={paragraph}>{prose(paragraph)}</p>
      ))}
      <Points points={block.points} />
      <Actions actions={block.actions} primary={false} />
    </Section>
  );
}
