import { brand } from '#generated/brand.ts';
import { useId } from 'react';
import { RoomPart } from '../../brand/Room.tsx';
import { usePage } from '../../render/page.tsx';
import { useWords } from '../../render/prose.tsx';
import { type BlockProps, Icon } from '../parts/index.ts';

/** What is included, each item with a tick, beside a thing of the page's room. */
export default function Checklist({ block }: BlockProps<'checklist'>) {
  const { title, prose } = useWords();
  const headingId = useId();
  const room = useRoom();
  const detail = room === undefined ? undefined : brand.rooms?.[room]?.detail;
  return (
    <section id={block.id} className="section section--stone" aria-labelledby={headingId}>
      <div className={detail ? 'wrap columns' : 'wrap'}>
        {room !== undefined && detail ? (
          <div className="max-lg:hidden lg:col-span-4 self-end -mb-section">
            <RoomPart service={room} part={detail} className="w-auto h-88 max-w-full" />
          </div>
        ) : null}
        <div className={detail ? 'lg:col-span-7 lg:col-start-6' : undefined}>
          <h2 id={headingId}>{title(block.heading)}</h2>
          {block.lead ? <p className="lead">{prose(block.lead)}</p> : null}
          <ul className={`grid gap-x-6 mt-6 md:grid-cols-2 ${detail ? '' : 'lg:grid-cols-3'}`.trim()}>
            {block.items.map((item) => (
              <li className="relative py-2.5 pl-7 rule text-base leading-[1.45]" key={item}>
                <span className="absolute left-0 text-accent">
                  <Icon name="i-ph-check" />
                </span>
                {prose(item)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** The room in which the page opens. */
function useRoom(): string | undefined {
  const hero = usePage().page.blocks.find((block) => block.kind === 'hero');
  return hero?.room;
}
