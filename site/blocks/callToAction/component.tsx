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
    <section
      id={block.id}
      className="plinth overflow-clip border-plinth-line [.plinth+&]:border-t"
      aria-labelledby={headingId}
    >
      <div className="wrap columns items-end">
        <div className="py-section md:py-16 lg:col-span-7">
          <h2 id={headingId}>{title(block.heading)}</h2>
          <p className="lead">{prose(block.text)}</p>
          <Actions actions={block.actions} />
        </div>
        <div className="max-lg:hidden lg:col-span-4 lg:col-start-9 [&>svg]:w-full [&>svg]:h-auto [&>svg]:max-h-88 [&>svg]:text-plinth-line">
          {hero?.motif ? <Motif name={hero.motif} /> : <BandOrnament />}
        </div>
      </div>
    </section>
  );
}
