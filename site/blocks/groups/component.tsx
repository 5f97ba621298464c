import type { CompiledBlockOf } from '#contract';
import { useId } from 'react';
import { useWords } from '../../render/prose.tsx';
import { type BlockProps, Icon, Section } from '../parts/index.ts';

type Group = CompiledBlockOf<'groups'>['items'][number];

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** Groups of services, each of which explains itself in a tooltip; `browser/tooltips.ts` times them. */
export default function Groups({ block }: BlockProps<'groups'>) {
  const { t, prose } = useWords();
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} className="section--stone">
      <ol className="enter grid gap-6 lg:grid-cols-3">
        {block.items.map((group, index) => (
          <li
            className="px-5 md:px-6 pt-5 pb-3 border border-line border-t-6 border-t-double border-t-line-strong bg-paper"
            key={group.title}
          >
            <div className="flex items-baseline gap-3">
              <span className="font-heading font-460 text-large text-accent" aria-hidden="true">
                {numerals[index]}
              </span>
              <h3>{t(group.title)}</h3>
            </div>
            <p className="mt-2 text-base leading-[1.5] text-ink-soft">{prose(group.text)}</p>
            <ul className="mt-3">
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
  // Below the text a bridge to the button keeps it open on the way.
  return (
    <li className="tip relative rule">
      <button
        type="button"
        className="tip__button flex items-center justify-between gap-4 w-full min-h-11 bg-transparent text-left text-base
          leading-[1.4] cursor-help hover:text-accent focus-visible:outline-offset-0"
        aria-describedby={id}
        data-tip=""
      >
        <span>{t(service.label)}</span>
        <span className="text-accent">
          <Icon name="i-ph-info" />
        </span>
      </button>
      {service.line ? <p className="pb-2.5 small leading-[1.4]">{t(service.line)}</p> : null}
      <span
        className="tip__text absolute z-5 inset-x-0 bottom-[calc(100%+0.25rem)] px-4.4 py-3.4 border border-plinth-line
          rounded-radius bg-plinth text-on-plinth text-small leading-[1.5] after:content-empty after:absolute after:inset-x-0
          after:top-full after:h-2"
        id={id}
        role="tooltip"
      >
        {t(service.tooltip)}
      </span>
    </li>
  );
}
