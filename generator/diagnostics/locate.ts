import type { Diagnostic, LocatedDiagnostic, Location } from './diagnostic.ts';

/** The location of a range of a file, cut off at the end of its first line. */
export function locationIn(file: string, text: string, start: number, end: number): Location {
  const from = Math.min(start, text.length);
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const excerpt = (text.slice(lineStart).split(/\r?\n/, 1)[0] ?? '').trimEnd();
  const column = from - lineStart;
  return {
    file,
    line: text.slice(0, from).split('\n').length,
    column: column + 1,
    length: Math.max(1, Math.min(end - from, excerpt.length - column)),
    excerpt,
  };
}

/** A diagnostic at a place in a file: its beginning by default. */
export function locatedAt(diagnostic: Diagnostic, file: string, text = '', start = 0, length = 1): LocatedDiagnostic {
  return { ...diagnostic, location: locationIn(file, text, start, start + length), related: [] };
}
