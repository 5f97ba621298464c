import { useId } from 'react';
import type { ComponentType } from 'react';
import type { CompiledBlockOf } from '#contract';
import { useWords } from '../../lib/prose.tsx';
import { Answer } from './drawings/Answer.tsx';
import { Cash } from './drawings/Cash.tsx';
import { Index } from './drawings/Index.tsx';
import { Margin } from './drawings/Margin.tsx';
import { Month } from './drawings/Month.tsx';
import { Trace } from './drawings/Trace.tsx';
import { Track } from './drawings/Track.tsx';
import { Tree } from './drawings/Tree.tsx';
import { Year } from './drawings/Year.tsx';
import type { BlockProps } from '../props.ts';
import type { Drawing, DrawingProps, Form } from './drawing.ts';

const drawings: { readonly [F in Form]: ComponentType<DrawingProps<F>> } = {
  track: Track,
  month: Month,
  year: Year,
  tree: Tree,
  trace: Trace,
  cash: Cash,
  margin: Margin,
  answer: Answer,
  index: Index,
};

/** The sheet: title and label, the drawing, and what to do with it. */
export function Specimen({ block }: { readonly block: CompiledBlockOf<'specimen'> }) {
  const { t, title, prose } = useWords();
  const headingId = useId();
  const Draw = drawings[block.drawing.form] as ComponentType<{ readonly drawing: Drawing }>;
  return (
    <figure className="specimen" aria-labelledby={headingId}>
      <div className="specimen__head">
        <h2 id={headingId}>{title(block.title)}</h2>
        <p>{t('shared:specimen.label')}</p>
      </div>
      <Draw drawing={block.drawing} />
      <figcaption>{prose(block.note)}</figcaption>
    </figure>
  );
}

export default function SpecimenBlock({ block }: BlockProps<'specimen'>) {
  return (
    <div id={block.id} className="course">
      <div className="wrap">
        <Specimen block={block} />
      </div>
    </div>
  );
}
