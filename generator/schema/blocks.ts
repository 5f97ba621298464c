import { z } from 'zod';
import * as plainKinds from '../../site/blocks/kinds.ts';
import { plainSchemas } from '../../site/blocks/plain-block.ts';
import { tabs } from '../../site/blocks/tabs/schema.ts';
import type { InnerBlock, Traits } from './kind.ts';

export * from '../../site/blocks/kinds.ts';
export { tabs } from '../../site/blocks/tabs/schema.ts';
export type { PlainBlock } from '../../site/blocks/plain-block.ts';

/** Every kind of block of the engine, by name. */
export const kinds = { ...plainKinds, tabs };

/** A block of a page. */
export const blockSchema = z.discriminatedUnion('kind', [...plainSchemas, tabs.schema]);
export type Block = z.infer<typeof blockSchema>;
/** A block of one kind. */
export type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;

type KindName = keyof typeof kinds;
/** The kinds that show a form. */
export type FormKind = {
  [K in KindName]: (typeof kinds)[K]['traits'] extends { readonly showsForm: true } ? K : never;
}[KindName];

/** The traits of a block's kind; empty for the kinds that a spec defines itself. */
export function traitsOf(kind: Block['kind']): Traits<Block> {
  return kind === 'custom' ? {} : (kinds[kind].traits as Traits<never> as Traits<Block>);
}

/**
 * Whether a value is a block whose list of people, logos or pictures is still empty. The page leaves it out.
 */
export function isUnfilled(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    'items' in value &&
    Array.isArray(value.items) &&
    value.items.length === 0
  );
}

/** The blocks inside a block, such as those of its panels. */
export function innerBlocks(block: Block): readonly InnerBlock<Block>[] {
  return (traitsOf(block.kind).inner?.(block) ?? []) as readonly InnerBlock<Block>[];
}
