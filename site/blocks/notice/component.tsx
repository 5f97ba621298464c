import type { ReactElement } from 'react';
import { useProse } from '../../lib/prose.tsx';
import { useText } from '../../lib/text.tsx';
import { Ornament } from '../../brand/Drawing.tsx';
import type { BlockProps } from '../props.ts';
import { Actions } from '../parts/Actions.tsx';
import { Eyebrow } from '../parts/Eyebrow.tsx';
import { NextSteps } from '../parts/NextSteps.tsx';
import { Picture } from '../parts/Picture.tsx';

/** A page that says one thing: thanks, confirmation, not found. */
export default function Notice({ block }: BlockProps<'notice'>): ReactElement {
  const t = useText();
  const prose = useProse();
  // A number is large; words are above the heading as on other pages.
  const mark = block.mark && t(block.mark);
  return (
    <div className="wrap notice">
      <div className="notice__text">
        {mark ? mark.length > 4 ? <Eyebrow>{mark}</Eyebrow> : <p className="notice__mark">{mark}</p> : null}
        <h1>{t(block.heading)}</h1>
        {block.paragraphs.map((paragraph) => (
          <p key={paragraph}>{prose(paragraph)}</p>
        ))}
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
