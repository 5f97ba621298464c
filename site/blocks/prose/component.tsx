import { Actions, type BlockProps, Points, Section, Texts } from '../parts/index.ts';

/** Running text beside its heading; the first paragraph is larger. */
export default function Prose({ block }: BlockProps<'prose'>) {
  return (
    <Section id={block.id} heading={block.heading} split>
      <Texts of={block.paragraphs.slice(0, 1)} as="p" className="max-w-measure text-large leading-[1.5]" />
      <Texts of={block.paragraphs.slice(1)} as="p" className="soft mt-4" />
      <Points points={block.points} />
      <Actions actions={block.actions} primary={false} />
    </Section>
  );
}
