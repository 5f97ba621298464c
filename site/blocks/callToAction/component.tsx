import { useId } from 'react';
import { brand } from '#generated/brand.ts';
import { useWords } from '../../render/prose.tsx';
import { BandOrnament, Motif } from '../../brand/Drawing.tsx';
import { NightView, drawingAddress, drawingSize } from '../../brand/Room.tsx';
import { usePage } from '../../render/page.tsx';
import { Actions, type BlockProps } from '../parts/index.ts';

/** A band that asks for one thing, beside the door of the page's room at night, or the page's own motif. */
export default function CallToAction({ block }: BlockProps<'callToAction'>) {
  const { title, intro } = useWords();
  const headingId = useId();
  return (
    <section
      id={block.id}
      className="plinth overflow-clip border-plinth-line [.plinth+&]:border-t"
      aria-labelledby={headingId}
    >
      <div className="wrap columns items-end lg:min-h-92">
        <div className="py-section lg:col-span-7 lg:self-center">
          <h2 id={headingId}>{title(block.heading)}</h2>
          <p className="lead">{intro(block.text)}</p>
          <Actions actions={block.actions} />
        </div>
        <div className="max-lg:hidden grid justify-items-center lg:col-span-4 lg:col-start-9 [&>svg]:w-full [&>svg]:h-auto [&>svg]:max-h-80 [&>svg]:text-plinth-line">
          <Beside />
        </div>
      </div>
    </section>
  );
}

function Beside() {
  const hero = usePage().page.blocks.find((one) => one.kind === 'hero');
  if (hero?.room !== undefined) return <Door room={hero.room} />;
  if (hero?.motif !== undefined) return <Motif name={hero.motif} />;
  if (!brand.wall) return <BandOrnament />;
  const { door } = brand.wall;
  return (
    <img className="mt-9 w-96 h-auto" src={drawingAddress(door, 'dark')} alt="" loading="lazy" {...drawingSize(door)} />
  );
}

/** An arch on two steps, with the lit room behind. */
function Door({ room }: { readonly room: string }) {
  return (
    <>
      <div className="door mt-9 w-50 h-80 of-hidden border-10 border-b-0 border-plinth-line rounded-t-25 bg-stone">
        <NightView service={room} />
      </div>
      <div className="w-58 h-2 bg-plinth-line" />
      <div className="w-66 h-2 bg-ink-soft opacity-40" />
    </>
  );
}
