import { useId, type ComponentType } from 'react';
import type { CompiledBlockOf } from '#contract';
import { useWords } from '../../lib/prose.tsx';
import type { Drawing } from './drawing.ts';
import type { BlockProps } from '../parts/index.ts';

/** The component of each form, by its file. */
const drawings = import.meta.glob<ComponentType<{ readonly drawing: Drawing }>>('./drawings/*.tsx', {
  eager: true,
  import: 'default',
});

/** The sheet: title and label, the drawing, and what to do with it. */
export function Specimen({ block }: { readonly block: CompiledBlockOf<'specimen'> }) {
  const { t, title, prose } = useWords();
  const headingId = useId();
  const file = `./drawings/${block.drawing.form}.tsx`;
  const Draw = drawings[file];
  if (!Draw) throw new Error(`site/blocks/specimen/${file.slice(2)} is missing.`);
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
    <div id={block.id} className="section">
      <div className="wrap">
        <Specimen block={block} />
      </div>
    </div>
  );
}
