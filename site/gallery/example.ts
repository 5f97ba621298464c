import type { Block, BlockOf } from '#schema';

/** One way to use a block: shown in the gallery, drawn by the template tests, checked for accessibility. */
export interface Example<K extends Block['kind'] = Block['kind']> {
  /** Which variant this is, in a few words; unique among the examples of its kind, since its anchor is made of it. */
  readonly name: string;
  /** One sentence that tells a maintainer when to use this variant. */
  readonly says: string;
  /** The block, written as in `spec/pages/`. */
  readonly block: BlockOf<K>;
}
