import { useId } from 'react';
import type { CompiledBlockOf } from '#contract';
import { Hall, Room, RoomPart, RoomView, roomOf } from '../../brand/Room.tsx';
import { Texts, Actions, Back, Eyebrow } from '../parts/index.ts';
import { Specimen } from '../specimen/component.tsx';
import { useWords } from '../../render/prose.tsx';
import { usePage, useText } from '../../render/page.tsx';

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
        {/* The board reaches 7 units into this column, below the heading. */}
        <div className="pt-17 md:pt-8 pb-8 lg:pb-11 lg:pr-7 lg:[&>h1]:-mr-7 lg:self-center [&>.actions]:mt-6 max-md:[&>.actions_.button]:w-full">
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

/** The heading across the page, with the lead at the left and the actions at the right below it. */
export function HeroTop({ block }: { readonly block: CompiledBlockOf<'hero'> }) {
  const { title, prose, intro } = useWords();
  return (
    <div className="wrap pt-17 md:pt-4">
      <div className="xl:flex xl:items-center xl:gap-6 xl:min-h-9 xl:mb-2 xl:[&>p]:mb-0">
        {block.back ? <Back action={block.back} /> : null}
        {block.eyebrow ? <Eyebrow>{title(block.eyebrow)}</Eyebrow> : null}
      </div>
      <h1 className="max-md:-mr-1.5 max-md:text-pretty">{title(block.heading)}</h1>
      <div className="flex flex-col xl:flex-row xl:justify-between xl:items-end gap-x-14">
        <p className="lead md:mt-6 md:max-w-[52rem]">{intro(block.lead)}</p>
        <div className="mt-4 [&>.actions]:mt-0 max-md:[&_.button]:w-full xl:flex-none xl:max-w-136 xl:text-right xl:[&>.actions]:flex-nowrap xl:[&>.actions]:justify-end xl:[&_.button]:whitespace-nowrap">
          <Actions actions={block.actions} />
          {block.offer ? <p className="opening__offer small mt-2 leading-[1.4]">{prose(block.offer)}</p> : null}
          {block.note ? <p className="opening__note small mt-2 leading-[1.4]">{prose(block.note)}</p> : null}
        </div>
      </div>
    </div>
  );
}

/**
 * The first step of the form on a page: its e-mail address, at the top of the page. It is an island, so its code
 * (`browser/islands.ts`) is loaded when it is touched. Nothing is sent before the form itself.
 */
export function FirstStep() {
  const t = useText();
  const id = useId();
  const section = usePage().page.blocks.find((block) => block.kind === 'formSection');
  if (!section?.firstStep) return null;
  return (
    <div
      className="first-step mt-7 max-w-136"
      data-island="first-step"
      data-props={JSON.stringify({ form: section.form })}
    >
      <form className="field grid-cols-[1fr_auto] gap-x-3 gap-y-1.6" method="post" noValidate>
        <label className="field-label col-span-full" htmlFor={id}>
          {t(section.firstStep.label)}
        </label>
        <input id={id} className="control text-ink" type="email" autoComplete="email" />
        <button className="button button--secondary">{t(section.firstStep.button)}</button>
      </form>
    </div>
  );
}
