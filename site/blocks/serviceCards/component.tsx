import type { CompiledService } from '#contract';
import { brand } from '#generated/brand.ts';
import { services } from '#generated/services.ts';
import { usePage } from '../../lib/page.tsx';
import { useWords } from '../../lib/prose.tsx';
import { Motif } from '../../brand/Drawing.tsx';
import { type BlockProps, Icon, Section, Windows } from '../parts/index.ts';
import { Wall } from './Wall.tsx';

/** All services: windows on the home page; on the overview the wall of the house, or else a register. */
export default function ServiceCards({ block }: BlockProps<'serviceCards'>) {
  const isHome = usePage().page.layout === 'home';
  const cards = services.map((service) => <Card service={service} more={isHome} key={service.key} />);
  if (!isHome && brand.wall && brand.rooms) return <Wall block={block} {...brand.wall} />;
  if (isHome) return <Windows block={block} panes={cards} />;
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <div className="register enter">{cards}</div>
    </Section>
  );
}

function Card({ service, more }: { service: CompiledService; more: boolean }) {
  const { t, prose, locale } = useWords();
  return (
    <article className="window" data-service={service.key}>
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
  );
}
