import { z } from 'zod';
import { UserError } from '../../site/user-error.mjs';
import type { PlannedFile } from '../emit/file.ts';
import { hashOf, migrationLogPath } from '../files.ts';

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

/** The first lines in which a file differs: at most three of those found (`-`) and three of those expected (`+`). */
export function difference(found: string, expected: string): string {
  const [before, after] = [found.split(/\r?\n/), expected.split('\n')];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const show = (lines: readonly string[], sign: string): string[] => {
    const part = lines.slice(start, lines.length - end);
    const more = part.length > 3 ? [`  ${sign} … ${part.length - 3} more`] : [];
    return [...part.slice(0, 3).map((line) => `  ${sign} ${line}`), ...more];
  };
  return [`  line ${start + 1}:`, ...show(before, '-'), ...show(after, '+')].join('\n');
}
