import type { CompiledBlockOf } from '#contract';
import { RoomPart, RoomView } from '../../brand/Room.tsx';
import { roomOf } from '../../brand/rooms.ts';
import { useWords } from '../../render/prose.tsx';
import { Actions, Back, Eyebrow, Texts } from '../parts/index.ts';
import { Specimen } from '../specimen/component.tsx';
import { FirstStep } from './FirstStep.tsx';

interface LandingHeroProps {
  readonly block: CompiledBlockOf<'hero'>;
  readonly room: string;
}

/** The top of a landing page: the promise and its first step, beside a tall part of the room with the sample before it. */
export function LandingHero({ block, room }: LandingHeroProps) {
  const { title, prose, intro } = useWords();
  const { tall } = roomOf(room);
  return (
    <div className="opening relative overflow-clip bg-stone">
      <div className="wrap pb-6 lg:pb-0 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-x-14">
        <div className="pt-17 md:pt-8 pb-8 lg:pb-11 lg:self-center [&>.actions]:mt-6 max-md:[&>.actions_.button]:w-full">
          {block.back ? <Back action={block.back} /> : null}
          {block.eyebrow ? <Eyebrow>{title(block.eyebrow)}</Eyebrow> : null}
          <h1>{title(block.heading)}</h1>
          <p className="lead md:mt-6">{intro(block.lead)}</p>
          <Actions actions={block.actions} />
          {block.offer ? <p className="opening__offer mt-2 leading-[1.4] font-600">{prose(block.offer)}</p> : null}
          {block.note ? <p className="opening__note small mt-2 leading-[1.4]">{prose(block.note)}</p> : null}
          <FirstStep />
          {block.points ? (
            <ul className="opening__points grid gap-3 mt-6">
              <Texts of={block.points} as="li" className="pt-3 border-t-2 border-accent text-base leading-[1.5]" />
            </ul>
          ) : null}
        </div>
        <div className="relative">
          {tall ? (
            <RoomPart
              service={room}
              part={tall}
              className="max-lg:hidden w-full h-full [border-right:1.5rem_solid_var(--tone-coping)]"
            />
          ) : null}
          <div className="lg:hidden">
            <RoomView service={room} />
          </div>
          {block.specimen ? <Specimen block={block.specimen} place="board" /> : null}
        </div>
      </div>
    </div>
  );
}
