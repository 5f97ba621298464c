import type { Constants, Value } from '#schema';
import type { Immutable, Localized } from './text.ts';

/** How the interface behaves; times in milliseconds. */
export type CompiledConstants = Immutable<Constants>;

/** What the texts state, by its name: the spec's own values. */
export type CompiledValues = Readonly<Record<string, Immutable<Value>>>;

/** What is said when something fails that nobody expects. */
export interface CompiledFailures {
  readonly router: Localized;
}
