import type { CompiledPage } from '#contract';
import { blocksOf } from '../renderer/blocks-of.ts';

const pages = import.meta.glob<CompiledPage>('#generated/pages/*.ts', { eager: true, import: 'page' });

/** The blocks of kinds that the spec defines, each with its page, as the generator compiled them. */
export const customExamples = Object.values(pages).flatMap((page) =>
  blocksOf(page.blocks)
    .filter((block) => block.kind === 'custom')
    .map((block, index) => ({
      name: `${block.block} on ${page.id}${index === 0 ? '' : ` ${index + 1}`}`,
      page,
      block,
    })),
);

export type CustomExample = (typeof customExamples)[number];
