import { Actions, type BlockProps, Points, Section, Texts } from '../parts/index.ts';

/** Running text beside its heading. */
export default function Prose({ block }: BlockProps<'prose'>) {
  return (
    <Section id={block.id} heading={block.heading} className="prose" split>
      <Texts of={block.paragraphs} as="p" />
      <Points points={block.points} />
      <Actions actions={block.actions} primary={false} />
    </Section>
  );
}
