import type { CompiledService } from '#contract';
import { brand } from '#generated/brand.ts';
import { services } from '#generated/services.ts';
import { usePage } from '../../render/page.tsx';
import { useWords } from '../../render/prose.tsx';
import { Motif } from '../../brand/Drawing.tsx';
import { type BlockProps, Icon, Section, Windows } from '../parts/index.ts';
import { Wall } from './Wall.tsx';

/** All services: windows on the home page; on the overview the wall of the house, or else a register. */
export default function ServiceCards({ block }: BlockProps<'serviceCards'>) {
  const isHome = usePage().page.layout === 'home';
  if (isHome) {
    const panes = services.map((service) => <Pane service={service} key={service.key} />);
    return <Windows block={block} panes={panes} />;
  }
  if (brand.wall && brand.rooms) return <Wall block={block} {...brand.wall} />;
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <div className="register enter grid gap-8 min-[40rem]:grid-cols-2 xl:grid-cols-4">
        {services.map((service) => (
          <article className="service framed relative flex gap-5 xl:block" data-service={service.key} key={service.key}>
            <div className="shrink-0 xl:mb-5">
              <Motif name={service.motif} />
            </div>
            <div>
              <Texts service={service} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

interface ServiceProps {
  readonly service: CompiledService;
}

/** On a phone a row with the drawing at the left. */
function Pane({ service }: ServiceProps) {
  const { t } = useWords();
  return (
    <article
      className="service framed relative flex max-md:gap-4 md:flex-col p-4 md:p-6 bg-paper hover:bg-accent-tint"
      data-service={service.key}
    >
      <div className="shrink-0 max-md:[&>.motif]:w-10 max-md:[&>.motif]:h-10 md:mb-5">
        <Motif name={service.motif} />
      </div>
      <div className="flex-1">
        <Texts service={service} />
      </div>
      <span
        className="flex items-center gap-2 max-md:absolute max-md:right-4 max-md:top-5 md:mt-4 text-small font-600 text-accent"
        aria-hidden="true"
      >
        <span className="max-md:hidden">{t('shared:action.more')}</span>
        <Icon name="i-ph-arrow-right" />
      </span>
    </article>
  );
}

function Texts({ service }: ServiceProps) {
  const { t, prose, locale } = useWords();
  return (
    <>
      <h3 className="max-md:mr-8 max-md:text-[1.125rem]">
        <a className="cover no-underline focus-visible:[outline:none]" href={service.href[locale]}>
          {t(service.title)}
        </a>
      </h3>
      <p className="mt-1 md:mt-1.5 text-small md:text-base leading-[1.45] text-ink-soft">
        {prose(service.description)}
      </p>
    </>
  );
}
