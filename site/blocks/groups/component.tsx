import type { CompiledBlockOf } from '#contract';
import { useId } from 'react';
import { useWords } from '../../lib/prose.tsx';
import { type BlockProps, Icon, Section } from '../parts/index.ts';

type Group = CompiledBlockOf<'groups'>['items'][number];

/** Groups of services, each of which explains itself in a tooltip; `lib/tooltips.ts` times them. */
export default function Groups({ block }: BlockProps<'groups'>) {
  const { t, prose } = useWords();
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <ol className="groups enter">
        {block.items.map((group) => (
          <li className="groups__one" key={group.title}>
            <h3>{t(group.title)}</h3>
            <p>{prose(group.text)}</p>
            <ul>
              {group.services.map((service) => (
                <Tip service={service} key={service.label} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Tip({ service }: { service: Group['services'][number] }) {
  const { t } = useWords();
  const id = useId();
  return (
    <li className="tip">
      <button type="button" className="tip__button" aria-describedby={id} data-tip="">
        <span>{t(service.label)}</span>
        <Icon name="i-ph-info" />
      </button>
      {service.line ? <p className="tip__line">{t(service.line)}</p> : null}
      <span className="tip__text" id={id} role="tooltip">
        {t(service.tooltip)}
      </span>
    </li>
  );
}
