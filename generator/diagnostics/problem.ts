import type { Diagnostic, SpecPath } from './diagnostic.ts';

/** A diagnostic with words of its own, for rooms whose messages are not in the catalogue. */
export function problem(code: string, path: SpecPath, message: string, hint?: string): Diagnostic {
  return { code, path, message, ...(hint !== undefined && { hint }) };
}

/** The same as a warning, which stops nothing. */
export function warning(code: string, path: SpecPath, message: string, hint?: string): Diagnostic {
  return { ...problem(code, path, message, hint), severity: 'warning' };
}
