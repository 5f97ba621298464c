import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import { suggestion } from '../suggest.ts';

/** A diagnostic about a value, with a hint if there is one. */
export function problem(code: string, path: SpecPath, message: string, hint?: string): Diagnostic {
  return {
    code,
    path,
    message,
    ...(hint !== undefined && { hint }),
  };
}

/** Something that is probably not meant, and that compiles all the same. */
export function warning(code: string, path: SpecPath, message: string, hint?: string): Diagnostic {
  return {
    ...problem(code, path, message, hint),
    severity: 'warning',
  };
}

/** A diagnostic about a name rather than what it holds. */
export function keyProblem(code: string, path: SpecPath, message: string, hint?: string): Diagnostic {
  return {
    ...problem(code, path, message, hint),
    at: 'key',
  };
}

/** A name that is not among those that exist; nothing when it is. */
export function unknownName(
  code: string,
  what: string,
  name: string,
  known: readonly string[],
  path: SpecPath,
): Diagnostic[] {
  return known.includes(name) ? [] : [problem(code, path, `There is no ${what} "${name}".`, suggestion(name, known))];
}

/** An entry of the error catalogue that is told somewhere, and is reserved for what the site does not have yet. */
export function reservedEntry(name: string, path: SpecPath): Diagnostic[] {
  return [
    {
      ...problem(
        'error/reserved',
        path,
        `"${name}" is reserved for later: the site does not have its text.`,
        'Remove reserved, or choose another entry.',
      ),
      related: [{ path: ['errors', name, 'reserved'], message: 'It says so here.' }],
    },
  ];
}

// Made for a mistake: loading the words of a language takes longer than a rule.
let list: Intl.ListFormat | undefined;

/** Names in a sentence: "a, b, and c". */
export function enumerated(names: Iterable<string>): string {
  return (list ??= new Intl.ListFormat('en')).format(names);
}

/** What a text may say by mistake: it is warned of wherever the pattern matches. */
export interface Doubt {
  readonly code: string;
  readonly pattern: RegExp;
  readonly message: string;
  readonly hint: string;
}
