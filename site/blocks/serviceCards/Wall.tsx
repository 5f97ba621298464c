import type { CompiledBlockOf, CompiledService } from '#contract';
import { useId } from 'react';
import { WallPart, WindowView, roomed } from '../../brand/Room.tsx';
import { useWords } from '../../render/prose.tsx';
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
    <section id={block.id} className="wall-section pt-8" aria-labelledby={headingId}>
      <div className="wrap">
        <h2
          id={headingId}
          className="wall__tablet relative w-fit mx-auto border-t-4 px-6 md:px-16 pt-2 pb-2.5 text-center text-[1.375rem] md:text-[1.625rem]"
        >
          <span className="absolute left-1/2 -top-3 w-3 h-3 -ml-1.5 rotate-45 bg-spark" aria-hidden="true" />
          {plain(block.heading)}
        </h2>
        <div className="wall relative grid min-[22rem]:grid-cols-2 lg:grid-cols-4 pt-11.5">
          {roomed.map((service, index) => (
            <Window key={service.key} service={service} frame={frame} index={index} />
          ))}
          {block.door ? (
            <div className={`${cellClass(roomed.length)} flex flex-col lg:pb-8.5`}>
              <h3 className="text-[1.1875rem] md:text-[1.625rem]">{plain(block.door.heading)}</h3>
              <div className="mb-5 [&>.actions]:mt-3.5 max-md:[&_.button]:px-1 max-[24rem]:[&_.icon]:hidden">
                <Actions actions={block.door.actions} />
              </div>
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

interface WindowProps {
  readonly service: CompiledService;
  readonly frame: string;
  readonly index: number;
}

function Window({ service, frame, index }: WindowProps) {
  const { t, prose, locale } = useWords();
  return (
    <article className={cellClass(index)} data-service={service.key}>
      <div className="relative">
        <WindowView service={service.key} />
        <div className="wall__glass" />
        <div className="wall__transom" />
        <WallPart file={frame} />
      </div>
      <h3 className="mt-3 mb-1.5 text-[1.1875rem] md:text-[1.4375rem]">
        <a className="cover no-underline" href={service.href[locale]}>
          {t(service.title)}
        </a>
      </h3>
      <p className="text-small md:text-base leading-[1.45] text-ink-soft">{prose(service.description)}</p>
    </article>
  );
}

/** A cell of the wall. On a wide page each storey has four. */
function cellClass(index: number): string {
  const storey = index < 4 ? 'wall__upper lg:pt-0 lg:pb-11' : 'wall__lower lg:pt-7 lg:pb-16';
  return `wall__cell relative px-3 lg:px-6 pt-3.5 pb-5 ${storey}`;
}
