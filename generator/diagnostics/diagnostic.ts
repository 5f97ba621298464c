/** A place in the spec's value, e.g. `['pages', 2, 'blocks', 0, 'heading']`. */
export type SpecPath = readonly (string | number)[];

/** A path as one string, to look it up by. */
export function pathKey(path: SpecPath): string {
  return JSON.stringify(path);
}

/** Something that is wrong with the spec, found without looking at its source. */
export interface Diagnostic {
  /** Stable, e.g. `path/duplicate`: people search for it, tests rely on it. */
  code: string;
  /** A warning is shown and stops nothing. Default: an error, and nothing is written while there is one. */
  severity?: 'warning';
  path: SpecPath;
  /** Whether the name or what it holds is wrong. Default `value`. */
  at?: 'key' | 'value';
  /** How many characters into the text at `path` the mistake is; the whole text is meant without it. */
  offset?: number;
  message: string;
  /** What to do, often "Did you mean …?". */
  hint?: string;
  /** Other places that take part, such as the path that this one clashes with. */
  related?: { path: SpecPath; message: string }[];
}

/** A place in a source file. Lines and columns count from 1. */
export interface Location {
  /** Relative to the project's root, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /** How many characters of the line are meant. */
  length: number;
  /** The line as it stands in the file. */
  excerpt: string;
}

/** A diagnostic together with the places in the source that it is about. */
export interface LocatedDiagnostic extends Omit<Diagnostic, 'related'> {
  location: Location;
  related: { location: Location; message: string }[];
}
