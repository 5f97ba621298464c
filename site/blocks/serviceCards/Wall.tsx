import type { CompiledBlockOf, CompiledService } from '#contract';
import { useId } from 'react';
import { WallPart, WindowView } from '../../brand/Room.tsx';
import { roomed } from '../../brand/rooms.ts';
import { useWords } from '../../lib/prose.tsx';
import { Actions } from '../parts/index.ts';

interface WallProps {
  readonly block: CompiledBlockOf<'serviceCards'>;
  readonly frame: string;
  readonly door: string;
}

/** The wall of the house: a window for each service, with its room behind, and a door. */
export function Wall({ block, frame, door }: WallProps) {
  const { plain } = useWords();
  const headingId = useId();
  return (
    <section id={block.id} className="wall-section" aria-labelledby={headingId}>
      <div className="wrap">
        <h2 id={headingId} className="wall__tablet w-fit mx-auto text-center text-[1.375rem] md:text-[1.625rem]">
          {plain(block.heading)}
        </h2>
        <div className="wall grid grid-cols-2 lg:grid-cols-4">
          {roomed.map((service) => (
            <Window key={service.key} service={service} frame={frame} />
          ))}
          {block.door ? (
            <div className="wall__cell flex flex-col max-md:[&_.button]:px-2 max-[24rem]:[&_.icon]:hidden">
              <h3 className="text-[1.1875rem] md:text-[1.625rem]">{plain(block.door.heading)}</h3>
              <Actions actions={block.door.actions} />
              <div className="relative mt-auto w-full max-w-[18rem] mx-auto">
                <WallPart file={door} />
              </div>
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function Window({ service, frame }: { readonly service: CompiledService; readonly frame: string }) {
  const { t, prose, locale } = useWords();
  return (
    <article className="wall__cell relative" data-service={service.key}>
      <div className="relative">
        <WindowView service={service.key} />
        <div className="wall__glass" />
        <div className="wall__transom" />
        <WallPart file={frame} />
      </div>
      <h3 className="mt-3 mb-1.5 text-[1.1875rem] md:text-[1.4375rem]">
        <a className="no-underline" href={service.href[locale]}>
          {t(service.title)}
        </a>
      </h3>
      <p className="text-small md:text-base leading-[1.45] text-ink-soft">{prose(service.description)}</p>
    </article>
  );
}
