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
  /** What to do, often "Did you mean …?". */
  hint?: string;
  /** Other places that are part of the mistake, such as the path that this one clashes with. */
  related?: { path: SpecPath; message: string }[];
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
