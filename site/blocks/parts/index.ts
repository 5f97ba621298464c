import type { ReactElement } from 'react';
import type { CompiledBlock, CompiledBlockOf } from '#contract';
import type { Block } from '#schema';

/** The shared parts of the components of blocks. */
export { Action, Actions, alertId, Back, inEach, Link } from './actions.tsx';
export { FormBox } from './FormBox.tsx';
export { Icon } from './Icon.tsx';
export { Picture } from './Picture.tsx';
export { Section, Windows } from './Section.tsx';
export { columnsOf, Eyebrow, NextSteps, Points, Stars, Texts } from './texts.tsx';

/** The props of the component of a kind of block. */
export interface BlockProps<K extends Block['kind'] = Block['kind']> {
  readonly block: CompiledBlockOf<K>;
  /** Renders a block inside this one. Importing `Block` would be circular. */
  readonly drawBlock: (inner: CompiledBlock) => ReactElement;
}
