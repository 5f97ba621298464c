import type { ReactElement } from 'react';
import type { CompiledBlock, CompiledBlockOf } from '#contract';
import type { Block } from '#schema';

/** What the component of a kind of block is given. */
export interface BlockProps<K extends Block['kind'] = Block['kind']> {
  readonly block: CompiledBlockOf<K>;
  /** Draws a block that stands inside this one: to import that would be a circle. */
  readonly drawBlock: (inner: CompiledBlock) => ReactElement;
}
