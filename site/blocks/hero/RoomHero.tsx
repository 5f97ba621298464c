import type { CompiledBlockOf } from '#contract';
import { Hall, Room } from '../../brand/Room.tsx';
import { useWords } from '../../lib/prose.tsx';
import { Actions, Back, Eyebrow, Texts } from '../parts/index.ts';
import { Specimen } from '../specimen/component.tsx';

interface RoomHeroProps {
  readonly block: CompiledBlockOf<'hero'>;
  readonly room: string;
}

/** The top of a service's page: its promise, its room with the specimen on the wall, and the way to the other rooms. */
export function RoomHero({ block, room }: RoomHeroProps) {
  const { title, prose } = useWords();
  return (
    <>
      <div className="hero hero--room">
        <div className="wrap pt-17 md:pt-4">
          {block.back ? <Back action={block.back} /> : null}
          {block.eyebrow ? <Eyebrow>{title(block.eyebrow)}</Eyebrow> : null}
          <h1 className="text-[2.5rem] md:text-[3.5rem] xl:text-[4.5rem] leading-[1.03]">{title(block.heading)}</h1>
          <div className="grid mt-4 md:mt-6 gap-x-14 gap-y-5 xl:grid-cols-[minmax(0,1fr)_auto] xl:items-end">
            <p className="text-[1.125rem] md:text-[1.25rem] leading-normal text-ink-soft max-w-[52rem]">
              {prose(block.lead)}
            </p>
            <div className="hero__do xl:text-right xl:max-w-[34rem]">
              <Actions actions={block.actions} />
              {block.offer ? <p className="hero__offer text-small text-ink-soft">{prose(block.offer)}</p> : null}
              {block.note ? <p className="hero__note text-small text-ink-soft">{prose(block.note)}</p> : null}
            </div>
          </div>
        </div>
        <div className="hero__stage mt-6 xl:mt-5">
          <div className="wrap">
            <Room service={room}>{block.specimen ? <Specimen block={block.specimen} /> : null}</Room>
          </div>
        </div>
      </div>
      <Hall service={room} />
      {block.points ? (
        <div className="wrap">
          <ul className="hero__points grid gap-x-6 gap-y-3 pt-8 md:grid-cols-3">
            <Texts of={block.points} as="li" />
          </ul>
        </div>
      ) : null}
    </>
  );
}
