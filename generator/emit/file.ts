/** A file that the generator writes, before its header and formatting. */
export interface PlannedFile {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  /** The spec entry that it comes from, e.g. `pages.home`. */
  readonly source: string;
  /** Made when it is first read. */
  readonly content: string;
}

/** A file whose content is made when it is first read. */
export function plannedFile(path: string, source: string, make: () => string): PlannedFile {
  let content = '';
  // What was made keeps no spec in memory.
  let todo: (() => string) | undefined = make;
  return {
    path,
    source,
    get content() {
      if (todo) content = todo();
      todo = undefined;
      return content;
    },
  };
}

/** A file of code. Its header is added when it is written. */
export const tsFile = plannedFile;

/** A JSON file. JSON has no comments; the manifest names its source. */
export function jsonFile(path: string, source: string, value: () => unknown): PlannedFile {
  return plannedFile(path, source, () => `${code(value())}\n`);
}

/** A value as TypeScript source. */
export function code(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
