import type { CompiledBlockOf } from '#contract';
import { brand } from '#generated/brand.ts';
import { usePage } from '../../lib/page.tsx';
import { useWords } from '../../lib/prose.tsx';
import { useImages } from '../../pictures/images.tsx';
import { Motif, Ornament } from '../../brand/Drawing.tsx';
import { WholeHouse } from '../../brand/House.tsx';
import { Actions, Back, type BlockProps, Eyebrow, Picture, Texts } from '../parts/index.ts';
import { Specimen } from '../specimen/component.tsx';
import { FirstStep } from './FirstStep.tsx';
import { HeroTop } from './HeroTop.tsx';
import { LandingHero } from './LandingHero.tsx';
import { RoomHero } from './RoomHero.tsx';

/** The top of a page, with its motif or the brand's ornament beside it, or the room of its service. */
export default function Hero({ block }: BlockProps<'hero'>) {
  const { layout } = usePage().page;
  const { room } = block;
  if (room !== undefined && layout === 'landing') return <LandingHero block={block} room={room} />;
  if (room !== undefined) return <RoomHero block={block} room={room} />;
  const { tiles, points, image, motif, specimen } = block;
  if (layout === 'overview' && !(tiles ?? points ?? image ?? motif ?? specimen))
    return (
      <div className="opening opening--wide">
        <HeroTop block={block} />
      </div>
    );
  return <PlainHero block={block} />;
}

function PlainHero({ block }: { readonly block: CompiledBlockOf<'hero'> }) {
  const { title, prose } = useWords();
  const { layout } = usePage().page;
  const images = useImages();
  const { width = 0, height = 0 } = (block.image && images[block.image.file]) ?? {};
  const isWide = width > 2 * height;
  const { house } = block;
  const art =
    house || block.image || block.specimen ? null : block.motif ? (
      <Motif name={block.motif} />
    ) : brand.ornament ? (
      <Ornament />
    ) : null;
  return (
    <div className={`hero hero--${layout}`}>
      <div className="wrap hero__grid">
        <div className="hero__text">
          {block.back ? <Back action={block.back} /> : null}
          {block.eyebrow ? <Eyebrow>{title(block.eyebrow)}</Eyebrow> : null}
          <h1>{title(block.heading)}</h1>
          <p className="lead md:mt-6">{prose(block.lead)}</p>
          <Actions actions={block.actions} />
          {block.offer ? <p className="hero__offer">{prose(block.offer)}</p> : null}
          {block.note ? <p className="hero__note">{prose(block.note)}</p> : null}
          <FirstStep />
          {block.points ? (
            <ul className="hero__points">
              <Texts of={block.points} as="li" className="point" />
            </ul>
          ) : null}
        </div>
        {block.image && !isWide ? (
          <div className="pictured">
            <Picture image={block.image} place="hero" first />
          </div>
        ) : null}
        {block.specimen ? <Specimen block={block.specimen} /> : null}
        {art ? <div className="hero__art">{art}</div> : null}
      </div>
      {block.image && isWide ? (
        <div className="pictured-wide">
          <Picture image={block.image} place="hero" first isCropped />
        </div>
      ) : null}
      {house === 'whole' ? <WholeHouse /> : null}
      {block.tiles ? (
        <div className="tiles enter">
          {block.tiles.map((tile) => (
            <div className="tile" key={tile.title}>
              <Motif name={tile.motif} />
              <h2>{title(tile.title)}</h2>
              <p>{prose(tile.text)}</p>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
