import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileChange } from '../../../generator/files.ts';

export type Content = FileChange['before'];

/** Whose version to keep in a conflict: `mine` is the change, `theirs` the current content. */
export type Keep = 'mine' | 'theirs';

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
 * Merges a change into the current content; `undefined` if they conflict. Different texts do not conflict, even if they
 * are on one line or on lines next to each other.
 */
export function merged(
  now: Content,
  { before, after }: Pick<FileChange, 'before' | 'after'>,
  keep?: Keep,
): Content | undefined {
  if (now === before) return after;
  // The change has already been made.
  if (now === after) return now;
  if (now === null || before === null || after === null)
    return keep === undefined ? undefined : keep === 'mine' ? after : now;
  return mergedByGit([now, before, after]) ?? mergedTokens([now, before, after], keep);
}

type Contents = readonly [now: string, before: string, after: string];

/** Strings as a whole, words, spaces, and every other character: `'Don\'t'`, `heading`, `{`. */
const TOKEN = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\w+|\s+|[^\w\s]/gs;

/** Git merges lines, so that each token gets a line of its own. */
function mergedTokens(contents: Contents, keep?: Keep): string | undefined {
  const [now, before, after] = contents.map((content) =>
    (content.match(TOKEN) ?? []).map((token) => `${JSON.stringify(token)}\n`).join(''),
  ) as [string, string, string];
  const lines = mergedByGit([now, before, after], keep)?.trimEnd().split('\n');
  return lines?.map((line) => JSON.parse(line) as string).join('');
}

function mergedByGit([now, before, after]: Contents, keep?: Keep): string | undefined {
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
