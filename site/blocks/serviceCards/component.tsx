import { useId } from 'react';
import type { ReactElement } from 'react';
import { services } from '#generated/services.ts';
import { usePage } from '../../lib/page.tsx';
import { useProse } from '../../lib/prose.tsx';
import { useText } from '../../lib/text.tsx';
import { Motif } from '../../brand/Drawing.tsx';
import type { BlockProps } from '../props.ts';
import { Icon } from '../parts/Icon.tsx';
import { Section } from '../parts/Section.tsx';

/** All services: windows on the home page, a register on the overview. */
export default function ServiceCards({ block }: BlockProps<'serviceCards'>): ReactElement {
  const { layout } = usePage().page;
  const t = useText();
  const prose = useProse();
  const headingId = useId();
  if (layout !== 'home') {
    return (
      <Section id={block.id} heading={block.heading} lead={block.lead}>
        <div className="register enter">
          <Cards more={false} />
        </div>
      </Section>
    );
  }
  return (
    <section id={block.id} className="course course--stone" aria-labelledby={headingId}>
      <div className="wrap">
        <div className="windows enter">
          <div className="windows__head">
            <h2 id={headingId}>{t(block.heading)}</h2>
            {block.lead ? <p>{prose(block.lead)}</p> : null}
          </div>
          <Cards more />
        </div>
      </div>
    </section>
  );
}

function Cards({ more }: { more: boolean }): ReactElement {
  const t = useText();
  const prose = useProse();
  const { locale } = usePage();
  return (
    <>
      {services.map((service) => (
        <article className="window" key={service.key} data-service={service.key}>
          <Motif name={service.motif} />
          <h3>
            <a href={service.href[locale]}>{t(service.title)}</a>
          </h3>
          <p>{prose(service.description)}</p>
          <span className="window__more" aria-hidden="true">
            {more ? t('shared:action.more') : null}
            <Icon name="i-ph-arrow-right" />
          </span>
        </article>
      ))}
    </>
  );
}
