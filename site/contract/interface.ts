import type { Constants, Value } from '#schema';
import type { Immutable, Localized } from './text.ts';

/** How the interface behaves; times in milliseconds. */
export type CompiledConstants = Immutable<Constants>;

/** The domains of e-mail providers, each with its misspellings. */
export type CompiledEmailProviders = NonNullable<CompiledConstants['emailProviders']>;

/** The values that texts refer to, by name. */
export type CompiledValues = Readonly<Record<string, Immutable<Value>>>;

/** The messages for unexpected errors. */
export interface CompiledFailures {
  readonly router: Localized;
}
