import type { ComponentType } from 'react';
import type { CompiledBlock } from '#contract';
import { customBlocks } from '#generated/blocks.ts';
import type { BlockProps } from './parts/index.ts';

/** The component of each kind, by its file. tests/site/gallery.test.tsx reports missing ones. */
const components = import.meta.glob<ComponentType<BlockProps>>('./*/component.tsx', { eager: true, import: 'default' });

function drawBlock(inner: CompiledBlock) {
  return <Block block={inner} />;
}

/** A block of a page: of a kind of the engine, or of one that the spec defines itself. */
export function Block({ block }: { block: CompiledBlock }) {
  if (block.kind === 'custom') {
    const Drawn = customBlocks[block.block];
    if (!Drawn) throw new Error(`The block "${block.block}" is not in site/generated/blocks.ts: run npm run generate.`);
    // Checked against the kind's own schema.
    return <Drawn content={block.content as never} />;
  }
  const file = `./${block.kind}/component.tsx`;
  const Component = components[file];
  if (!Component) throw new Error(`site/blocks/${file.slice(2)} is missing.`);
  return <Component block={block} drawBlock={drawBlock} />;
}
