import { useWords } from '../../lib/prose.tsx';
import { Ornament } from '../../brand/Drawing.tsx';
import { Actions, type BlockProps, Eyebrow, NextSteps, Picture, Texts } from '../parts/index.ts';

/** A page that says one thing: thanks, confirmation, not found. */
export default function Notice({ block }: BlockProps<'notice'>) {
  const { t } = useWords();
  // A number is large; words are above the heading as on other pages.
  const mark = block.mark && t(block.mark);
  return (
    <div className="wrap notice">
      <div className="notice__text">
        {mark ? mark.length > 4 ? <Eyebrow>{mark}</Eyebrow> : <p className="notice__mark">{mark}</p> : null}
        <h1>{t(block.heading)}</h1>
        <Texts of={block.paragraphs} as="p" />
        {block.nextSteps ? <NextSteps heading="h2" /> : null}
        <Actions actions={block.actions} />
      </div>
      {block.image ? (
        <div className="pictured">
          <Picture image={block.image} place="hero" first />
        </div>
      ) : (
        <Ornament />
      )}
    </div>
  );
}
