/** A file that the generator writes, before formatting. */
export interface PlannedFile {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  /** The spec entry that it comes from, e.g. `pages.home`. */
  readonly source: string;
  readonly content: string;
}

const header = (source: string): string =>
  `// Generated from ${source} of the spec. Do not edit: change spec/ and run \`npm run generate\`.\n`;

/** A TypeScript file with the line that says where it comes from. */
export const tsFile = (path: string, source: string, body: string): PlannedFile => ({
  path,
  source,
  content: `${header(source)}${body}`,
});

/** A style sheet with the line that says where it comes from. */
export const cssFile = (path: string, source: string, body: string): PlannedFile => ({
  path,
  source,
  content: `${header(source).replace(/^\/\/ (.*)\n$/, '/* $1 */\n')}${body}`,
});

/** A JSON file. JSON has no comments; the manifest says where it comes from. */
export const jsonFile = (path: string, source: string, value: unknown): PlannedFile => ({
  path,
  source,
  content: `${JSON.stringify(value, null, 2)}\n`,
});

/** A value as TypeScript source. */
export const code = (value: unknown): string => JSON.stringify(value, null, 2);
