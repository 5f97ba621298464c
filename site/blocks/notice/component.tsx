import { useWords } from '../../render/prose.tsx';
import { Ornament } from '../../brand/Drawing.tsx';
import { Actions, type BlockProps, Eyebrow, NextSteps, Picture, Texts } from '../parts/index.ts';

/** A page that says one thing: thanks, confirmation, not found. */
export default function Notice({ block }: BlockProps<'notice'>) {
  const { t, title } = useWords();
  // A number is large; words are above the heading as on other pages.
  const mark = block.mark && t(block.mark);
  return (
    <div className={`notice relative ${block.image ? 'stage' : ''}`}>
      <div
        className={`wrap min-h-[62vh] pt-17 md:pt-12 ${block.image ? 'stage__halves' : 'lg:halves lg:items-center'}`}
      >
        <div className="lg:self-center lg:pb-section">
          {mark ? (
            mark.length > 4 ? (
              <Eyebrow>{mark}</Eyebrow>
            ) : (
              <p className="mb-6 font-heading font-460 text-[clamp(5rem,3rem+11vw,12rem)] leading-[0.85] tracking-[-0.02em] text-accent">
                {mark}
              </p>
            )
          ) : null}
          <h1 className="max-md:mr-5">{title(block.heading)}</h1>
          <Texts of={block.paragraphs} as="p" className="lead [h1+&]:md:mt-6" />
          {block.nextSteps ? (
            <div className="mt-6">
              <NextSteps heading="h2" />
            </div>
          ) : null}
          <Actions actions={block.actions} />
        </div>
        {block.image ? (
          <div className="stage__picture">
            <Picture image={block.image} place="hero" first />
          </div>
        ) : (
          <div className="max-lg:hidden self-end text-line-strong [&>svg]:w-full [&>svg]:h-auto">
            <Ornament />
          </div>
        )}
      </div>
    </div>
  );
}
