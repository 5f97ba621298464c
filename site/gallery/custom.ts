import type { CompiledBlockOf, CompiledPage } from '#contract';
import { blocksOf } from '../renderer/blocks-of.ts';

const pages = import.meta.glob<CompiledPage>('#generated/pages/*.ts', { eager: true, import: 'page' });

/** A block of a kind that the spec defines, with its page. */
export interface CustomExample {
  readonly name: string;
  readonly page: CompiledPage;
  readonly block: CompiledBlockOf<'custom'>;
}

/** The blocks of kinds that the spec defines, as the generator compiled them. */
export const customExamples: readonly CustomExample[] = Object.values(pages).flatMap((page) =>
  blocksOf(page.blocks)
    .filter((block) => block.kind === 'custom')
    .map((block, index) => ({
      name: `${block.block} on ${page.id}${index === 0 ? '' : ` ${index + 1}`}`,
      page,
      block,
    })),
);
