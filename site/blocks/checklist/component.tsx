import { useWords } from '../../lib/prose.tsx';
import { type BlockProps, Icon, Section } from '../parts/index.ts';

/** What is included, each item with a tick. */
export default function Checklist({ block }: BlockProps<'checklist'>) {
  const { prose } = useWords();
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} className="section--stone" split>
      <ul className={block.items.length > 5 ? 'checklist checklist--long' : 'checklist'}>
        {block.items.map((item) => (
          <li key={item}>
            <Icon name="i-ph-check" />
            {prose(item)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
