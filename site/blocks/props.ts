import type { ReactElement } from 'react';
import type { Block, CompiledBlock, CompiledBlockOf } from '#schema';

/** What the component of a kind of block is given. */
export interface BlockProps<K extends Block['kind'] = Block['kind']> {
  readonly block: CompiledBlockOf<K>;
  /** Draws a block that stands inside this one: to import that would be a circle. */
  readonly drawBlock: (inner: CompiledBlock) => ReactElement;
}
