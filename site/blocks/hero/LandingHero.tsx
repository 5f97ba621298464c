import type { CompiledBlockOf } from '#contract';
import { RoomPart, RoomView } from '../../brand/Room.tsx';
import { roomOf } from '../../brand/rooms.ts';
import { useWords } from '../../lib/prose.tsx';
import { Actions, Back, Eyebrow, Texts } from '../parts/index.ts';
import { Specimen } from '../specimen/component.tsx';
import { FirstStep } from './FirstStep.tsx';

interface LandingHeroProps {
  readonly block: CompiledBlockOf<'hero'>;
  readonly room: string;
}

/** The top of a landing page: the promise and its first step, beside a tall part of the room with the sample before it. */
export function LandingHero({ block, room }: LandingHeroProps) {
  const { title, prose } = useWords();
  const { tall } = roomOf(room);
  return (
    <div className="opening opening--tall bg-stone">
      <div className="wrap pb-6 lg:pb-0 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-x-14">
        <div className="pt-17 md:pt-8 pb-8 lg:pb-11 lg:self-center">
          {block.back ? <Back action={block.back} /> : null}
          {block.eyebrow ? <Eyebrow>{title(block.eyebrow)}</Eyebrow> : null}
          <h1 className="text-[2.5rem] md:text-[3.5rem] leading-[1.03]">{title(block.heading)}</h1>
          <p className="opening__lead mt-4 md:mt-6 text-[1.125rem] md:text-[1.25rem] leading-normal text-ink-soft max-w-[58ch]">
            {prose(block.lead)}
          </p>
          <Actions actions={block.actions} />
          {block.offer ? <p className="opening__offer">{prose(block.offer)}</p> : null}
          {block.note ? <p className="opening__note">{prose(block.note)}</p> : null}
          <FirstStep />
          {block.points ? (
            <ul className="opening__points grid gap-3 mt-6">
              <Texts of={block.points} as="li" />
            </ul>
          ) : null}
        </div>
        <div className="tall relative">
          {tall ? <RoomPart service={room} part={tall} className="tall__view" /> : null}
          <RoomView service={room} />
          {block.specimen ? <Specimen block={block.specimen} /> : null}
        </div>
      </div>
    </div>
  );
}
