import type { CompiledBlockOf } from '#contract';
import { customBlocks } from '#generated/blocks.ts';

/** A block of a kind that the spec defines itself. */
export function Custom({ block }: { block: CompiledBlockOf<'custom'> }) {
  const Drawn = customBlocks[block.block];
  if (!Drawn) throw new Error(`The block "${block.block}" is not in site/generated/blocks.ts: run npm run generate.`);
  // Checked against the kind's own schema.
  return <Drawn content={block.content as never} />;
}
