/** A file that the generator writes, before formatting. */
export interface PlannedFile {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  /** The spec entry that it comes from, e.g. `pages.home`. */
  readonly source: string;
  /** Made when it is first asked for, so that what is read of the spec for it can be told from what other files read. */
  readonly content: string;
}

/** A file whose content is made when it is first asked for, and only then. */
export const plannedFile = (path: string, source: string, make: () => string): PlannedFile => {
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
};

const header = (source: string): string =>
  `// Generated from ${source} of the spec. Do not edit: change spec/ and run \`npm run generate\`.\n`;

/** A TypeScript file with the line that says where it comes from. */
export const tsFile = (path: string, source: string, body: () => string): PlannedFile =>
  plannedFile(path, source, () => header(source) + body());

/** A style sheet with the line that says where it comes from. */
export const cssFile = (path: string, source: string, body: () => string): PlannedFile =>
  plannedFile(path, source, () => header(source).replace(/^\/\/ (.*)\n$/, '/* $1 */\n') + body());

/** A JSON file. JSON has no comments; the manifest says where it comes from. */
export const jsonFile = (path: string, source: string, value: () => unknown): PlannedFile => plannedFile(path, source, () => `${code(value())}\n`);

/** A value as TypeScript source. */
export const code = (value: unknown): string => JSON.stringify(value, null, 2);
