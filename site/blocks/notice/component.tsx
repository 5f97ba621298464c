import { useWords } from '../../lib/prose.tsx';
import { Ornament } from '../../brand/Drawing.tsx';
import { Actions, type BlockProps, Eyebrow, NextSteps, Picture, Texts } from '../parts/index.ts';

/** A page that says one thing: thanks, confirmation, not found. */
export default function Notice({ block }: BlockProps<'notice'>) {
  const { t } = useWords();
  // A number is large; words are above the heading as on other pages.
  const mark = block.mark && t(block.mark);
  return (
    <div className="wrap notice relative grid min-h-[62vh] pt-17 md:pt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-6 lg:items-center">
      <div className="pb-section">
        {mark ? (
          mark.length > 4 ? (
            <Eyebrow>{mark}</Eyebrow>
          ) : (
            <p className="notice__mark mb-6 font-heading font-460 text-[clamp(5rem,3rem+11vw,12rem)] leading-[0.85] tracking-[-0.04em] text-transparent">
              {mark}
            </p>
          )
        ) : null}
        <h1 className="max-md:mr-5">{t(block.heading)}</h1>
        <Texts of={block.paragraphs} as="p" className="lead [h1+&]:md:mt-6" />
        {block.nextSteps ? (
          <div className="mt-6">
            <NextSteps heading="h2" />
          </div>
        ) : null}
        <Actions actions={block.actions} />
      </div>
      {block.image ? (
        <div className="pictured">
          <Picture image={block.image} place="hero" first />
        </div>
      ) : (
        <div className="max-lg:hidden self-end text-line-strong [&>svg]:w-full [&>svg]:h-auto">
          <Ornament />
        </div>
      )}
    </div>
  );
}
