import type { CompiledBlock } from '#contract';

/** Blocks, including those inside tabs. */
export function blocksOf(blocks: readonly CompiledBlock[]): readonly CompiledBlock[] {
  return blocks.flatMap((block) =>
    block.kind === 'tabs' ? block.panels.flatMap((panel) => blocksOf(panel.blocks)) : [block],
  );
}
