import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import { suggestion } from '../suggest.ts';

/** A diagnostic about a value, with a hint if there is one. */
export const problem = (code: string, path: SpecPath, message: string, hint?: string): Diagnostic => ({
  code,
  path,
  message,
  ...(hint !== undefined && { hint }),
});

/** Something that is probably not meant, and that compiles all the same. */
export const warning = (code: string, path: SpecPath, message: string, hint?: string): Diagnostic => ({
  ...problem(code, path, message, hint),
  severity: 'warning',
});

/** A diagnostic about a name rather than what it holds. */
export const keyProblem = (code: string, path: SpecPath, message: string, hint?: string): Diagnostic => ({
  ...problem(code, path, message, hint),
  at: 'key',
});

/** A name that is not among those that exist; nothing when it is. */
export const unknownName = (code: string, what: string, name: string, known: readonly string[], path: SpecPath): Diagnostic[] =>
  known.includes(name) ? [] : [problem(code, path, `There is no ${what} "${name}".`, suggestion(name, known))];
