import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileChange } from '../../../generator/files.ts';

export type Content = FileChange['before'];

/** The content of a file with its original line endings; `null` if the file does not exist. */
export function contentOf(file: string): Content {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Merges recorded changes into the current files. Writes nothing. `clash` is the first file that conflicts. */
export function mergeChanges(
  project: string,
  changes: readonly FileChange[],
): { readonly writes: FileChange[] } | { readonly clash: string } {
  const writes: FileChange[] = [];
  for (const change of changes) {
    const now = contentOf(join(project, change.path));
    const after = merged(now, change);
    if (after === undefined) return { clash: change.path };
    writes.push({ path: change.path, before: now, after });
  }
  return { writes };
}

/** The changes that undo the given ones. */
export function reversed(changes: readonly FileChange[]): FileChange[] {
  return changes.map(({ path, before, after }) => ({ path, before: after, after: before }));
}

/**
 * Merges a change into the current content with git's three-way merge; `undefined` if they conflict.
 *
 * @param keep whose version to keep in a conflict: `mine` is the change, `theirs` the current content
 */
export function merged(
  now: Content,
  { before, after }: Pick<FileChange, 'before' | 'after'>,
  keep?: 'mine' | 'theirs',
): Content | undefined {
  if (now === before) return after;
  // The change has already been made.
  if (now === after) return now;
  if (now === null || before === null || after === null)
    return keep === undefined ? undefined : keep === 'mine' ? after : now;
  const folder = mkdtempSync(join(tmpdir(), 'studio-merge-'));
  try {
    const files = Object.entries({ now, before, after }).map(([name, content]) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    });
    // Its own side is the current content.
    const favour = keep === undefined ? [] : [keep === 'mine' ? '--theirs' : '--ours'];
    const { status, stdout } = spawnSync('git', ['merge-file', '-p', '--quiet', ...favour, '--', ...files], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    return status === 0 ? stdout : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
