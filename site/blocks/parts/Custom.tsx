import type { ComponentType, ReactElement } from 'react';
import { customBlocks } from '#generated/blocks.ts';
import type { CompiledBlockOf } from '#schema';

/** Components take each what its own schema describes: what is handed over was checked against it. */
const components: Readonly<Record<string, ComponentType<{ content: never }> | undefined>> = customBlocks;

/** A block of a kind that the spec defines itself. */
export function Custom({ block }: { block: CompiledBlockOf<'custom'> }): ReactElement {
  const Drawn = components[block.block];
  if (!Drawn) throw new Error(`blocks/${block.block}/component.tsx of the spec is not known: run npm run generate.`);
  return <Drawn content={block.content as never} />;
}
