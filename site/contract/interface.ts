import type { Constants, Value } from '#schema';
import type { Immutable, Localized } from './text.ts';

/** How the interface behaves; times in milliseconds. */
export type CompiledConstants = Immutable<Constants>;

/** The domains of e-mail providers, each with its misspellings. */
export type CompiledEmailProviders = NonNullable<CompiledConstants['emailProviders']>;

/** The statutory holidays, and the first and last day for which they are known; without a calendar both are empty. */
export interface CompiledCalendar {
  readonly from: string;
  readonly until: string;
  readonly holidays: readonly string[];
}

/** The texts of working papers in one language. */
export interface CompiledPaperTexts {
  /** The tag for numbers and dates. */
  readonly formats: string;
  /** The answer to a value out of range: `{{from}}` and `{{to}}` are its limits. */
  readonly outside: string;
  /** The sentence below a printed paper. */
  readonly printed: string;
}

/** The values that texts refer to, by name. */
export type CompiledValues = Readonly<Record<string, Immutable<Value>>>;

/** The messages for unexpected errors. */
export interface CompiledFailures {
  readonly router: Localized;
}
