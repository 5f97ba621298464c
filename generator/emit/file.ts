/** A file that the generator writes, before its header and formatting. */
export interface PlannedFile {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  /** The spec entry that it comes from, e.g. `pages.home`. */
  readonly source: string;
  readonly content: string;
}

/** A file of code. What says where it comes from is put above it when it is written. */
export const tsFile = (path: string, source: string, content: string): PlannedFile => ({ path, source, content });

/** A JSON file. JSON has no comments; the manifest says where it comes from. */
export const jsonFile = (path: string, source: string, value: unknown): PlannedFile => ({
  path,
  source,
  content: `${JSON.stringify(value, null, 2)}\n`,
});

/** A value as TypeScript source. */
export const code = (value: unknown): string => JSON.stringify(value, null, 2);
