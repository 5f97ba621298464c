import { useWords } from '../../lib/prose.tsx';
import { Action, type BlockProps, Icon, Section } from '../parts/index.ts';

/** Questions that open to their answers, as native `<details>`. */
export default function Faq({ block }: BlockProps<'faq'>) {
  const { t, prose } = useWords();
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} className="faq" split>
      {block.items.map((item) => (
        <details key={item.question}>
          <summary>
            {t(item.question)}
            <Icon name="i-ph-plus" />
          </summary>
          <p>{prose(item.answer)}</p>
          {item.source ? (
            <p>
              <Action action={item.source} fallback="quiet" />
            </p>
          ) : null}
        </details>
      ))}
    </Section>
  );
}
