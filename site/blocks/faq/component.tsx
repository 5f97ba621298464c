import type { ReactElement } from 'react';
import { useProse } from '../../lib/prose.tsx';
import { useText } from '../../lib/text.tsx';
import type { BlockProps } from '../props.ts';
import { Action } from '../parts/Action.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Section } from '../parts/Section.tsx';

/** Questions that open to their answers, as native `<details>`. */
export default function Faq({ block }: BlockProps<'faq'>): ReactElement {
  const t = useText();
  const prose = useProse();
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
