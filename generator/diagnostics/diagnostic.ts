/** A place in the spec's value, e.g. `['pages', 2, 'blocks', 0, 'heading']`. */
export type SpecPath = readonly (string | number)[];

/** A path as one string, to look it up by. */
export function pathKey(path: SpecPath): string {
  return JSON.stringify(path);
}

/** An error or a warning about a place in the spec's value. */
export interface Diagnostic {
  /** Stable, e.g. `path/duplicate`: people search for it, tests rely on it. */
  code: string;
  /** A warning does not stop the generator. Default: an error; the generator then writes nothing. */
  severity?: 'warning';
  path: SpecPath;
  /** Whether the name or the value of the property is wrong. Default `value`. */
  at?: 'key' | 'value';
  /** The offset of the mistake in the text at `path`. Default: the diagnostic is about the whole text. */
  offset?: number;
  message: string;
  /** How to fix it, often "Did you mean …?". */
  hint?: string;
  /** Other places that are part of the mistake, such as the path that this one clashes with. */
  related?: { path: SpecPath; message: string }[];
}

/**
 * An entry of the catalogue: the message and hint for one kind of mistake. A code with several messages has an entry
 * for each: `code#variant`.
 */
export interface Entry {
  readonly message: string | ((parameters: never) => string);
  /** How to fix it. */
  readonly hint?: string | ((parameters: never) => string | undefined);
  /** A warning does not stop the generator. Default: an error; the generator then writes nothing. */
  readonly severity?: 'warning';
}

/** A place in a source file. Lines and columns count from 1. */
export interface Location {
  /** Relative to the project's root, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /** The number of characters to underline. */
  length: number;
  /** The text of the line. */
  excerpt: string;
}

/** A diagnostic with its places in the source. */
export interface LocatedDiagnostic extends Omit<Diagnostic, 'related'> {
  location: Location;
  related: { location: Location; message: string }[];
}

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
