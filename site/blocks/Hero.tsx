import type { ReactElement } from 'react';
import type { CompiledBlockOf } from '#schema';
import { usePage } from '../lib/page.tsx';
import { useText } from '../lib/text.tsx';
import { Facade } from '../motifs/Facade.tsx';
import { Motif } from '../motifs/Motif.tsx';
import { Actions } from './parts/Actions.tsx';
import { Back } from './parts/Back.tsx';

/** The top of a page. The home page stands on its façade, a service page on its motif. */
export function Hero({ block }: { block: CompiledBlockOf<'hero'> }): ReactElement {
  const t = useText();
  const { layout } = usePage().page;
  return (
    <div className={`hero hero--${layout}`}>
      <div className="wrap hero__grid">
        <div className="hero__text">
          {block.back ? <Back action={block.back} /> : null}
          {block.eyebrow ? <p className="eyebrow">{t(block.eyebrow)}</p> : null}
          <h1>{t(block.heading)}</h1>
          <p className="lead">{t(block.lead)}</p>
          {block.points ? (
            <ul className="hero__points">
              {block.points.map((point) => (
                <li key={point}>{t(point)}</li>
              ))}
            </ul>
          ) : null}
          <Actions actions={block.actions} />
          {block.note ? <p className="hero__note">{t(block.note)}</p> : null}
        </div>
        <div className="hero__art">{block.motif ? <Motif name={block.motif} /> : <Facade />}</div>
      </div>
      {block.tiles ? (
        <div className="tiles enter">
          {block.tiles.map((tile) => (
            <div className="tile" key={tile.title}>
              {tile.motif ? <Motif name={tile.motif} /> : null}
              <h2>{t(tile.title)}</h2>
              <p>{t(tile.text)}</p>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
