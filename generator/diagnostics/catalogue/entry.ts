import { suggestion } from '../suggest.ts';

/** The message and hint for one kind of mistake. A code with several messages has an entry for each: `code#variant`. */
export interface Entry {
  readonly message: string | ((parameters: never) => string);
  /** What to do about it. */
  readonly hint?: string | ((parameters: never) => string | undefined);
  /** A warning does not stop the generator. Default: an error; the generator then writes nothing. */
  readonly severity?: 'warning';
}

/** The parameters of a message about a name that does not exist. */
export interface UnknownName {
  readonly name: string;
  readonly known: readonly string[];
}

/** The hint about a name that does not exist: the one that is probably meant, or all known ones. */
export function didYouMean({ name, known }: UnknownName): string | undefined {
  return suggestion(name, known);
}

/** The entry for a name that does not exist. @example 'page/unknown': unknown('page') */
export function unknown(what: string) {
  return { message: ({ name }: UnknownName) => `There is no ${what} "${name}".`, hint: didYouMean };
}
