import type { ComponentType } from 'react';
import type { CompiledBlock } from '#contract';
import { Custom } from './parts/Custom.tsx';
import type { BlockProps } from './props.ts';

/** The component of each kind, by its file. tests/site/gallery.test.tsx reports missing ones. */
const components = import.meta.glob<ComponentType<BlockProps>>('./*/component.tsx', { eager: true, import: 'default' });

function drawBlock(inner: CompiledBlock) {
  return <Block block={inner} />;
}

export function Block({ block }: { block: CompiledBlock }) {
  if (block.kind === 'custom') return <Custom block={block} />;
  const file = `./${block.kind}/component.tsx`;
  const Component = components[file];
  if (!Component) throw new Error(`site/blocks/${file.slice(2)} is missing.`);
  return <Component block={block} drawBlock={drawBlock} />;
}
