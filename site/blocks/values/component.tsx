import { useWords } from '../../lib/prose.tsx';
import type { BlockProps } from '../props.ts';
import { Actions, Section } from '../parts/index.ts';

/** The firm's values beside their heading, and its highlights below, on a plinth. */
export default function Values({ block }: BlockProps<'values'>) {
  const { title, prose } = useWords();
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} split aside={<Actions actions={block.actions} />}>
      <dl className="values__list">
        {block.items.map((value) => (
          <div key={value.title}>
            <dt>{title(value.title)}</dt>
            <dd>{prose(value.text)}</dd>
          </div>
        ))}
      </dl>
      {block.highlights ? (
        <dl className="highlights enter">
          {block.highlights.map((highlight) => (
            <div key={highlight.title}>
              <dt>{title(highlight.title)}</dt>
              <dd>{prose(highlight.text)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Section>
  );
}
