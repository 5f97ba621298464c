import type { ReactElement } from 'react';
import type { CompiledBlock, CompiledBlockOf } from '#contract';
import type { Block } from '#schema';

/** The props of the component of a kind of block. */
export interface BlockProps<K extends Block['kind'] = Block['kind']> {
  readonly block: CompiledBlockOf<K>;
  /** Renders a block inside this one. Importing `Block` would be circular. */
  readonly drawBlock: (inner: CompiledBlock) => ReactElement;
}
