import type { ComponentType } from 'react';
import type { Action, Block, Text } from '#schema';
import type { CompiledAction } from './action.ts';
import type { TextKey } from './text.ts';

/** A value of the spec after compilation: texts are keys, actions are resolved. */
export type Compiled<T> = T extends Text
  ? TextKey
  : T extends Action
    ? CompiledAction
    : T extends readonly (infer U)[]
      ? readonly Compiled<U>[]
      : T extends object
        ? { readonly [K in keyof T]: Compiled<T[K]> }
        : T;

/** A block after compilation; `kind` tells which. */
export type CompiledBlock = Compiled<Block>;
/** A block of one kind after compilation. */
export type CompiledBlockOf<K extends Block['kind']> = Extract<CompiledBlock, { kind: K }>;

/** The props of a custom block's component. @example CustomProps<typeof priceTable> */
export interface CustomProps<B extends { readonly content?: object }> {
  readonly content: Compiled<NonNullable<B['content']>>;
}

/**
 * The components of the block kinds that the spec defines, by name. Each gets the content that its schema describes.
 */
export type CustomBlocks = Readonly<Record<string, ComponentType<{ readonly content: never }>>>;
