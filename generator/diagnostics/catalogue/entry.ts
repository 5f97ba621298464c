import { suggestion } from '../suggest.ts';

/** The message and hint for one kind of mistake. A code with several messages has an entry for each: `code#variant`. */
export interface Entry {
  readonly message: string | ((parameters: never) => string);
  /** What to do about it. */
  readonly hint?: string | ((parameters: never) => string | undefined);
  /** A warning stops nothing. Default: an error, and nothing is written. */
  readonly severity?: 'warning';
}

/** A name that is not among those that exist. */
export interface UnknownName {
  readonly name: string;
  readonly known: readonly string[];
}

/** The entry of a name that does not exist. @example 'page/unknown': unknown('page') */
export function unknown(what: string) {
  return {
    message: ({ name }: UnknownName) => `There is no ${what} "${name}".`,
    hint: ({ name, known }: UnknownName) => suggestion(name, known),
  };
}
