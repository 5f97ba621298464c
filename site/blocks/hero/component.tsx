import type { CompiledBlockOf } from '#contract';
import { usePage } from '../../render/page.tsx';
import { useWords } from '../../render/prose.tsx';
import { useImages } from '../../pictures/picture-view.tsx';
import { Motif, Ornament } from '../../brand/Drawing.tsx';
import { WholeHouse } from '../../brand/House.tsx';
import { Actions, Back, type BlockProps, Eyebrow, Picture, Texts } from '../parts/index.ts';
import { Specimen } from '../specimen/component.tsx';
import { FirstStep, HeroTop, LandingHero, RoomHero } from './variants.tsx';

/** The top of a page, with its motif or the brand's ornament beside it, or the room of its service. */
export default function Hero({ block }: BlockProps<'hero'>) {
  const { layout } = usePage().page;
  const { room } = block;
  if (room !== undefined && layout === 'landing') return <LandingHero block={block} room={room} />;
  if (room !== undefined) return <RoomHero block={block} room={room} />;
  const { tiles, points, image, motif, specimen } = block;
  if (layout === 'overview' && !(tiles ?? points ?? image ?? motif ?? specimen))
    return (
      <div className="opening relative overflow-clip">
        <HeroTop block={block} />
      </div>
    );
  return <PlainHero block={block} />;
}

/** By layout: the ground, and the space below the text. */
const grounds: Readonly<Record<string, string>> = {
  home: 'bg-[linear-gradient(var(--paper),var(--stone))]',
  landing: 'plinth',
  service: 'bg-stone border-b border-line',
  company: '',
  contact: '',
};

function PlainHero({ block }: { readonly block: CompiledBlockOf<'hero'> }) {
  const { title } = useWords();
  const { layout } = usePage().page;
  const images = useImages();
  const { width = 0, height = 0 } = (block.image && images[block.image.file]) ?? {};
  const isWide = width > 2 * height;
  const isPictured = Boolean(block.image) && !isWide;
  // Their heading takes the whole width, the lead is below it at the right.
  const isAcross = layout === 'company' || layout === 'contact';
  const isHouse = block.house === 'whole';
  const hasArt = !isAcross && !isHouse && !block.image && !block.specimen;
  const isSplit = !isHouse && !isPictured && !isAcross;
  return (
    <div
      className={`hero hero--${layout} relative overflow-clip ${isPictured ? 'stage' : (grounds[layout] ?? 'border-b border-line')}`}
    >
      <div
        className={`wrap relative pt-17 md:pt-4 ${isPictured ? '' : isHouse ? 'pb-3' : 'pb-section'} ${isPictured ? 'stage__halves' : isSplit ? 'lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-6 lg:items-end' : ''}`}
      >
        <div
          className={`relative z-1 ${isPictured ? 'lg:self-center lg:pb-section' : ''} ${isAcross && !isPictured ? 'lg:columns' : ''}`}
        >
          <div className="lg:col-span-full">
            {block.back ? <Back action={block.back} /> : null}
            {block.eyebrow ? <Eyebrow>{title(block.eyebrow)}</Eyebrow> : null}
            <h1>{title(block.heading)}</h1>
          </div>
          <div
            className={
              isHouse
                ? 'lg:max-w-[62%] [&_.button--quiet]:text-small [&_.button--quiet]:font-400'
                : 'lg:col-span-7 lg:col-start-6'
            }
          >
            <Promise block={block} />
          </div>
        </div>
        {isPictured && block.image ? (
          <div className="stage__picture">
            <Picture image={block.image} place="hero" first />
          </div>
        ) : null}
        {block.specimen ? <Specimen block={block.specimen} place="hero" /> : null}
        {hasArt ? (
          <div className="max-lg:hidden justify-self-end w-[min(100%,27rem)] text-accent [&>svg]:w-full [&>svg]:h-auto">
            {block.motif ? <Motif name={block.motif} /> : <Ornament />}
          </div>
        ) : null}
        <Tiles tiles={block.tiles} />
      </div>
      {block.image && isWide ? (
        <div className="[background:linear-gradient(var(--plinth),var(--plinth))_bottom/100%_13.3%_no-repeat] [&_img]:w-full [&_img]:h-48 [&_img]:object-cover md:[&_img]:h-auto md:[&_img]:max-w-7xl md:[&_img]:mx-auto">
          <Picture image={block.image} place="hero" first isCropped />
        </div>
      ) : null}
      {isHouse ? <WholeHouse /> : null}
    </div>
  );
}

/** What is below the heading: the lead, then the buttons, then what the first step costs. */
function Promise({ block }: { readonly block: CompiledBlockOf<'hero'> }) {
  const { prose, intro } = useWords();
  return (
    <>
      <p className="lead md:mt-6">{intro(block.lead)}</p>
      <Actions actions={block.actions} />
      {block.offer ? <p className="hero__offer mt-3 font-600">{prose(block.offer)}</p> : null}
      {block.note ? <p className="hero__note small mt-2 max-w-152">{prose(block.note)}</p> : null}
      <FirstStep />
      {block.points ? (
        <ul className="hero__points grid gap-2 mt-7">
          <Texts of={block.points} as="li" className="point before:top-[0.55em]" />
        </ul>
      ) : null}
    </>
  );
}

/** Services in a few words, on one ground; on a wide screen a stair beside the text. */
function Tiles({ tiles }: Pick<CompiledBlockOf<'hero'>, 'tiles'>) {
  const { title, prose } = useWords();
  if (!tiles) return null;
  return (
    <div className="enter grid mt-8 md:grid-cols-3 lg:absolute lg:right-gutter lg:bottom-8 lg:block lg:w-[31%] lg:mt-0">
      {tiles.map((tile) => (
        <div
          className="tile grid grid-cols-[auto_1fr] items-center gap-x-4 p-3 bg-paper [.plinth_&]:bg-transparent border border-line max-md:not-first:border-t-0 md:p-4 md:border-t-3 md:border-t-accent md:max-lg:not-first:border-l-0 lg:py-3 lg:nth-2:ml-6 lg:nth-3:ml-12 lg:not-last:border-b-0"
          key={tile.title}
        >
          <div className="[grid-row:span_2] [&>svg]:w-11 [&>svg]:h-11 empty:hidden">
            <Motif name={tile.motif} />
          </div>
          <h2 className="self-end text-[1.1875rem] font-500">{title(tile.title)}</h2>
          <p className="small self-start">{prose(tile.text)}</p>
        </div>
      ))}
    </div>
  );
}
