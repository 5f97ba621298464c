import type { CompiledBlockOf } from '#contract';
import { useWords } from '../../render/prose.tsx';
import { Actions, Back, Eyebrow } from '../parts/index.ts';

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
