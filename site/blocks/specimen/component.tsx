import { useId, type ComponentType } from 'react';
import type { CompiledBlockOf } from '#contract';
import { useWords } from '../../render/prose.tsx';
import type { Drawing } from './drawing.tsx';
import type { BlockProps } from '../parts/index.ts';

/** The component of each form, by its file. */
const drawings = import.meta.glob<ComponentType<{ readonly drawing: Drawing }>>('./drawings/*.tsx', {
  eager: true,
  import: 'default',
});

/** The measures of the sheet where it stands: in a section, on the wall of a room, beside a heading, as a board. */
const places = {
  section: 'px-[clamp(1rem,4vw,1.75rem)] pt-4.5 pb-4 border-t-4 text-small lg:px-10 lg:pt-7 lg:pb-6',
  room:
    'room__paper relative mt--5.5 mx-2.5 px-[clamp(1rem,4vw,1.75rem)] pt-4.5 pb-4 border-t-4 text-small leading-[1.4] ' +
    'wall:[grid-area:1/2] wall:self-start wall:m-[9.5%_0_3.5%] wall:px-5.5 wall:py-2.5 wall:border-x-0 wall:border-b-0 ' +
    'wall:text-sheet wall:leading-[1.35]',
  hero:
    'mt-10 px-[clamp(1rem,4vw,1.75rem)] pt-4.5 pb-4 border-t-4 text-small lg:mt-0 lg:-mb-16 lg:[grid-area:1/2/span_2] ' +
    'leading-[1.4]',
  board:
    'board relative mt--5.5 mx-2.5 px-4 py-3 border-t-4 text-sheet lg:absolute lg:m-0 lg:-left-21 lg:bottom-6.5 ' +
    'lg:w-74 lg:border-x-0 lg:border-b-0',
} as const;

interface SpecimenProps {
  readonly block: CompiledBlockOf<'specimen'>;
  readonly place: keyof typeof places;
}

/** The sheet: title and label, the drawing, and what to do with it. */
export function Specimen({ block, place }: SpecimenProps) {
  const { t, plain, prose } = useWords();
  const headingId = useId();
  const file = `./drawings/${block.drawing.form}.tsx`;
  const Draw = drawings[file];
  if (!Draw) throw new Error(`site/blocks/specimen/${file.slice(2)} is missing.`);
  const isBoard = place === 'board';
  // On a wall, the dates are beside the calendar.
  const columns =
    block.drawing.form === 'month'
      ? ' wall:grid wall:grid-cols-[13rem_minmax(0,1fr)] wall:gap-x-4 wall:items-start'
      : '';
  return (
    <figure
      className={`specimen border border-line border-t-accent bg-paper text-ink break-inside-avoid ${places[place]}${columns}`}
      aria-labelledby={headingId}
      data-paper={block.drawing.form}
    >
      <div
        className={`flex flex-wrap justify-between items-baseline gap-x-4 wall:col-span-full ${isBoard ? 'pb-1.5' : 'pb-2.5 mb-3.5 border-b border-line wall:pb-1.5 wall:mb-2'}`}
      >
        <h2
          className={`leading-[1.2] figures ${isBoard ? 'text-[1.125rem]' : 'text-h3 wall:text-[1.1875rem]'}`}
          id={headingId}
        >
          {plain(block.title)}
        </h2>
        <p className="px-2 border border-line-strong rounded-radius text-paper-small text-ink-soft">
          {t('shared:specimen.label')}
        </p>
      </div>
      <Draw drawing={block.drawing} />
      <figcaption
        className={`flex flex-wrap justify-between items-end gap-x-5 text-ink-soft text-pretty wall:col-span-full wall:flex-nowrap wall:text-paper-small ${isBoard ? 'pt-1.5' : 'pt-3 mt-3.5 border-t border-line wall:pt-1.5 wall:mt-2'}`}
      >
        <p>{prose(block.note)}</p>
        <button
          className="scripted min-h-11 text-left wall:flex-none md:min-h-8 bg-transparent text-accent-strong underline underline-offset-[0.2em] cursor-pointer"
          type="button"
          data-print=""
        >
          {t('shared:specimen.print')}
        </button>
      </figcaption>
    </figure>
  );
}

export default function SpecimenBlock({ block }: BlockProps<'specimen'>) {
  return (
    <div id={block.id} className="section">
      <div className="wrap">
        <Specimen block={block} place="section" />
      </div>
    </div>
  );
}
