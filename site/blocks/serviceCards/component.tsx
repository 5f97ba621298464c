import { useId } from 'react';
import { services } from '#generated/services.ts';
import { usePage } from '../../lib/page.tsx';
import { useWords } from '../../lib/prose.tsx';
import { Motif } from '../../brand/Drawing.tsx';
import { type BlockProps, Icon, Section } from '../parts/index.ts';

/** All services: windows on the home page, a register on the overview. */
export default function ServiceCards({ block }: BlockProps<'serviceCards'>) {
  const { layout } = usePage().page;
  const { t, prose } = useWords();
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

function Cards({ more }: { more: boolean }) {
  const { t, prose, locale } = useWords();
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
