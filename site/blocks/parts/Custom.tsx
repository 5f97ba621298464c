import type { CompiledBlockOf } from '#contract';
import type { ReactElement } from 'react';
import { customBlocks } from '#generated/blocks.ts';

/** A block of a kind that the spec defines itself. */
export function Custom({ block }: { block: CompiledBlockOf<'custom'> }): ReactElement {
  const Drawn = customBlocks[block.block];
  if (!Drawn) throw new Error(`blocks/${block.block}/component.tsx of the spec is not known: run npm run generate.`);
  // Checked against the kind's own schema.
  return <Drawn content={block.content as never} />;
}
