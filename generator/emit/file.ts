import { hash } from 'node:crypto';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { format } from 'oxfmt';
import { z } from 'zod';
import { UserError } from '../../site/user-error.mjs';
import { hashOf, migrationLogPath } from '../files.ts';

/** A file to write, before its header and formatting. */
export interface PlannedFile {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  /** The entry of the spec that it is generated from, e.g. `pages.home`. */
  readonly source: string;
  readonly content: string;
}

/** A value as TypeScript source. */
export function code(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? 'undefined';
}

/** Entries up to this length are written on one line. */
const maxLineLength = 240;

/** Formats JSON with a line for each short entry, so that `git diff` shows only the entries that changed. */
function toLines(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([key, entry]) => (isList ? '' : `${JSON.stringify(key)}: `) + toLines(entry, inner));
  const [open, close] = isList ? '[]' : '{}';
  const line = `${open}${entries.join(', ')}${close}`;
  if (indent.length + line.length <= maxLineLength && !line.includes('\n')) return line;
  return `${open}\n${inner}${entries.join(`,\n${inner}`)}\n${indent}${close}`;
}

/** A JSON file. It has no header, because JSON has no comments; the manifest names its source. */
export function jsonFile(path: string, source: string, value: unknown): PlannedFile {
  return { path, source, content: `${toLines(value)}\n` };
}

/** An exported constant: its comment, its name with an optional type of the contract, and its value. */
export type Constant = readonly [comment: string, declaration: string, value: unknown];

/**
 * A module that exports constants.
 * @example constantsFile('site/generated/server.ts', 'server', ['Limits of requests.', 'limits: ServerLimits', limits])
 */
export function constantsFile(path: string, source: string, ...constants: readonly Constant[]): PlannedFile {
  const types = constants.flatMap(([, declaration]) => declaration.split(':')[1]?.match(/\b[A-Z]\w+/g) ?? []);
  const names = [...new Set(types)].toSorted().join(', ');
  const exported = constants.map(
    ([comment, declaration, value]) => `/** ${comment} */\nexport const ${declaration} = ${code(value)};\n`,
  );
  const imports = names === '' ? [] : [`import type { ${names} } from '#contract';\n`];
  return { path, source, content: [...imports, ...exported].join('\n') };
}

/** The usual options of the formatter, for generated files and specs. */
export const usualFormat = { singleQuote: true, printWidth: 120, trailingComma: 'all', endOfLine: 'lf' } as const;

/** Generated objects and lists take as few lines as they can: there are thousands. */
const generatedFormat = { ...usualFormat, objectWrap: 'collapse' } as const;

/** The formatter's version and options: a new version formats all files again. */
const { version } = createRequire(import.meta.url)('oxfmt/package.json') as { readonly version: string };
const formatter = JSON.stringify({ version, options: generatedFormat });

/** A formatted file with its header. */
interface FinishedFile extends PlannedFile {
  /** The hash of the code before formatting and of the formatter; absent for files that are not formatted. */
  readonly from?: string;
}

/** A file as an earlier pass wrote it, with its `from`. */
export type PreviousFile = Pick<FinishedFile, 'content'> & { readonly from?: string | undefined };

/**
 * Adds the header to a planned file and formats it. JSON and SVG have no header; the manifest names their source.
 *
 * @param previous Finds the file of an earlier pass, so that the same code is not formatted again.
 */
export async function finished(
  file: PlannedFile,
  previous: (path: string) => PreviousFile | undefined = () => undefined,
): Promise<FinishedFile> {
  const { path, source } = file;
  const header = `Generated from ${source} of the spec. Do not edit: change the spec and run \`npm run generate\`.`;
  if (extname(path) === '.css') return { ...file, content: `/* ${header} */\n${file.content}` };
  if (extname(path) !== '.ts') return file;

  const raw = `// ${header}\n${file.content}`;
  const from = hash('sha256', formatter + raw).slice(0, 32);
  const earlier = previous(path);
  if (earlier?.from === from) return { ...file, content: earlier.content, from };
  const { code, errors } = await format(path, raw, generatedFormat);
  if (errors[0]) throw new Error(`The emitter of ${path} (${source}) wrote invalid code: ${JSON.stringify(errors[0])}`);
  return { ...file, content: code, from };
}

const manifestSchema = z.strictObject({
  files: z.record(z.string(), z.strictObject({ hash: z.string(), from: z.string().optional(), source: z.string() })),
});

/** The committed list of outputs by path: hash, hash of the code before formatting (`from`), and entry of the spec. */
export type Manifest = z.infer<typeof manifestSchema>;

/**
 * Parses the manifest. Throws a UserError if it is invalid, usually because of an unresolved merge. Without a manifest,
 * only the migration log counts as generated: nothing else writes that file, and it is not in a generated folder.
 */
export function parseManifest(path: string, content: string | undefined, log?: string): Manifest {
  if (content === undefined)
    return { files: log === undefined ? {} : { [migrationLogPath]: { hash: hashOf(log), source: 'tables' } } };
  try {
    return manifestSchema.parse(JSON.parse(content));
  } catch {
    throw new UserError(
      `${path} cannot be read as the list of generated files (an unresolved merge?).\n` +
        `Restore it with "git checkout ${path}", or delete it, and run "npm run generate" again.`,
    );
  }
}

/** The state of a file on disk compared with the planned output. */
export type State =
  | 'unchanged'
  /** Planned, not on disk. */
  | 'missing'
  /** As the generator wrote it, but the spec has changed. */
  | 'changed'
  /** Changed by hand since the generator wrote it. Never overwritten. */
  | 'edited'
  /** Written by the generator earlier, no longer planned. */
  | 'orphaned'
  /** In one of the generator's folders, but not written by it. Never deleted. */
  | 'unmanaged';

export interface Comparison {
  readonly path: string;
  readonly state: State;
  readonly source: string;
  /** The planned content; absent if the file should not exist. */
  readonly content?: string;
  /** The content on disk; absent if the file does not exist. */
  readonly found?: string;
}

/**
 * Compares the planned files with those on disk. Pure, apart from `read`.
 * @param inFolders The paths of all files in the generator's folders.
 * @param read Returns the content of a file on disk.
 */
export function compare(
  planned: readonly PlannedFile[],
  manifest: Manifest,
  inFolders: readonly string[],
  read: (path: string) => string | undefined,
): Comparison[] {
  const plannedPaths = new Set(planned.map(({ path }) => path));
  const isUnedited = (path: string, found: string) => manifest.files[path]?.hash === hashOf(found);

  const forPlanned = planned.map(({ path, source, content }): Comparison => {
    const found = read(path);
    if (found === undefined) return { path, source, content, state: 'missing' };
    const state = found === content ? 'unchanged' : isUnedited(path, found) ? 'changed' : 'edited';
    return { path, source, content, found, state };
  });

  const listed = Object.entries(manifest.files).flatMap(([path, { source }]): Comparison[] => {
    const found = plannedPaths.has(path) ? undefined : read(path);
    return found === undefined ? [] : [{ path, source, found, state: isUnedited(path, found) ? 'orphaned' : 'edited' }];
  });

  const unmanaged = inFolders
    .filter((path) => !plannedPaths.has(path) && !manifest.files[path])
    .map((path): Comparison => ({ path, source: '', state: 'unmanaged' }));

  return [...forPlanned, ...listed, ...unmanaged];
}
