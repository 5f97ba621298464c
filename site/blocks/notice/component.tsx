import type { ReactElement } from 'react';
import { useProse } from '../../lib/prose.tsx';
import { useText } from '../../lib/text.tsx';
import { Ornament } from '../../brand/Drawing.tsx';
import type { BlockProps } from '../props.ts';
import { Actions } from '../parts/Actions.tsx';

/** A page that says one thing: thanks, confirmation, not found. */
export default function Notice({ block }: BlockProps<'notice'>): ReactElement {
  const t = useText();
  const prose = useProse();
  // A number is drawn large; words stand above the heading as on other pages.
  const mark = block.mark && t(block.mark);
  return (
    <div className="wrap notice">
      <div className="notice__text">
        {mark ? <p className={mark.length > 4 ? 'eyebrow' : 'notice__mark'}>{mark}</p> : null}
        <h1>{t(block.heading)}</h1>
        {block.paragraphs.map((paragraph) => (
          <p key={paragraph}>{prose(paragraph)}</p>
        ))}
        <Actions actions={block.actions} />
      </div>
      <Ornament />
    </div>
  );
}
