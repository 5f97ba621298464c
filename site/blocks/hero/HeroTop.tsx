import type { CompiledBlockOf } from '#contract';
import { useWords } from '../../lib/prose.tsx';
import { Actions, Back, Eyebrow } from '../parts/index.ts';

/** The heading across the page, with the lead at the left and the actions at the right below it. */
export function HeroTop({ block }: { readonly block: CompiledBlockOf<'hero'> }) {
  const { title, prose } = useWords();
  return (
    <div className="wrap pt-17 md:pt-4">
      {block.back ? <Back action={block.back} /> : null}
      {block.eyebrow ? <Eyebrow>{title(block.eyebrow)}</Eyebrow> : null}
      <h1 className="text-[2.5rem] md:text-[3.5rem] xl:text-[4.5rem] leading-[1.03]">{title(block.heading)}</h1>
      <div className="flex flex-col xl:flex-row xl:justify-between xl:items-end gap-x-14">
        <p className="opening__lead mt-4 md:mt-6 max-w-[52rem] text-[1.125rem] md:text-[1.25rem] leading-normal text-ink-soft">
          {prose(block.lead)}
        </p>
        <div className="mt-4 xl:flex-none xl:max-w-[34rem] xl:text-right">
          <Actions actions={block.actions} />
          {block.offer ? <p className="opening__offer">{prose(block.offer)}</p> : null}
          {block.note ? <p className="opening__note">{prose(block.note)}</p> : null}
        </div>
      </div>
    </div>
  );
}
