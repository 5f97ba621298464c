import type { Constants, Value } from '#schema';
import type { Immutable, Localized } from './text.ts';

/** How the interface behaves; times in milliseconds. */
export type CompiledConstants = Immutable<Constants>;

/** The values that texts refer to, by name. */
export type CompiledValues = Readonly<Record<string, Immutable<Value>>>;

/** The messages for unexpected errors. */
export interface CompiledFailures {
  readonly router: Localized;
}
