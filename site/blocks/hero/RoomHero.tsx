import type { CompiledBlockOf } from '#contract';
import { Hall, Room } from '../../brand/Room.tsx';
import { Texts } from '../parts/index.ts';
import { Specimen } from '../specimen/component.tsx';
import { HeroTop } from './HeroTop.tsx';

interface RoomHeroProps {
  readonly block: CompiledBlockOf<'hero'>;
  readonly room: string;
}

/** The top of a service's page: its promise, its room with the specimen on the wall, and the way to the other rooms. */
export function RoomHero({ block, room }: RoomHeroProps) {
  return (
    <>
      <div className="opening relative overflow-clip">
        <HeroTop block={block} />
        <div className="opening__stage mt-6 xl:mt-5">
          <div className="wrap">
            <Room service={room}>{block.specimen ? <Specimen block={block.specimen} place="room" /> : null}</Room>
          </div>
        </div>
      </div>
      <Hall service={room} />
      {block.points ? (
        <div className="wrap">
          <ul className="opening__points grid gap-x-6 gap-y-3 pt-8 md:grid-cols-3">
            <Texts of={block.points} as="li" className="pt-3 border-t-2 border-accent text-base leading-[1.5]" />
          </ul>
        </div>
      ) : null}
    </>
  );
}
