import { useId } from 'react';
import { useWords } from '../../lib/prose.tsx';
import { BandOrnament, Motif } from '../../brand/Drawing.tsx';
import { usePage } from '../../lib/page.tsx';
import { Actions, type BlockProps } from '../parts/index.ts';

/** A band that asks for one thing, before the page's own motif. */
export default function CallToAction({ block }: BlockProps<'callToAction'>) {
  const { title, prose } = useWords();
  const headingId = useId();
  const hero = usePage().page.blocks.find((one) => one.kind === 'hero');
  return (
    <section id={block.id} className="cta" aria-labelledby={headingId}>
      <div className="wrap cta__inner">
        <div className="cta__text">
          <h2 id={headingId}>{title(block.heading)}</h2>
          <p>{prose(block.text)}</p>
          <Actions actions={block.actions} />
        </div>
        {hero?.motif ? <Motif name={hero.motif} /> : <BandOrnament />}
      </div>
    </section>
  );
}
