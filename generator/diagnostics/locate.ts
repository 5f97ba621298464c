import type { Diagnostic, LocatedDiagnostic } from './diagnostic.ts';

/** A diagnostic at a place in a file. @param start how many characters into the text it is */
export function locatedAt(diagnostic: Diagnostic, file: string, text = '', start = 0, length = 1): LocatedDiagnostic {
  const begin = text.lastIndexOf('\n', start - 1) + 1;
  const excerpt = (/^.*$/m.exec(text.slice(begin))?.[0] ?? '').replace(/\r$/, '');
  const line = text.slice(0, begin).split('\n').length;
  const column = start - begin + 1;
  return {
    ...diagnostic,
    location: { file, line, column, length: Math.max(1, Math.min(length, excerpt.length - column + 1)), excerpt },
    related: [],
  };
}
