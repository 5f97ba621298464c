/** A place in a file of the project. Lines and columns count from 1. */
export interface Place {
  /** Relative to the project, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A place with the line as it stands in the file, and how many of its characters are meant. */
export interface ShownPlace extends Place {
  readonly length: number;
  readonly excerpt: string;
}

/** One thing that keeps the spec from being compiled, or that is probably not meant. */
export interface Problem {
  readonly message: string;
  /** Stable, e.g. `page/unknown`. */
  readonly code?: string;
  /** A warning keeps nothing from being compiled. */
  readonly severity?: 'warning';
  /** What to do about it. */
  readonly hint?: string;
  /** Nothing where it is about no file of the spec. */
  readonly location?: ShownPlace;
  /** Other places that take part. */
  readonly related: readonly { readonly message: string; readonly location: ShownPlace }[];
}

/** What is wrong with the spec at the moment. */
export interface Problems {
  /** The project's folder, which the places are in, with a slash at its end. */
  readonly root: string;
  readonly problems: readonly Problem[];
}
