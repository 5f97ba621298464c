import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeFile, writeWhole } from '../../../generator/files.ts';
import type { Journal, Kept } from './journal.ts';
import { withChange } from './merge.ts';
import type { Content } from './merge.ts';

/** A file to write. For pictures, `content` names the stored bytes. */
interface Write {
  readonly path: string;
  readonly content: Content;
  readonly bytes?: true;
}

/** A file with its line endings as they are, or `null`. */
export function contentOf(file: string): Content {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Merges recorded changes into the current files; returns the path of the first file that conflicts, if any. */
export function applied(
  project: string,
  changes: readonly Kept[],
): { readonly writes: Write[] } | { readonly clash: string } {
  const writes: Write[] = [];
  for (const { path, before, after, bytes } of changes) {
    if (bytes) {
      writes.push({ path, content: after, bytes });
      continue;
    }
    const merged = withChange(contentOf(join(project, path)), before, after);
    if (!merged) return { clash: path };
    writes.push({ path, content: merged.content });
  }
  return { writes };
}

export function reversed(changes: readonly Kept[]): Kept[] {
  return changes.map(({ before, after, ...rest }) => ({ ...rest, before: after, after: before }));
}

/** Whether all files are as they were before the first of the changes. */
export function areBefore(project: string, changes: readonly Kept[]): boolean {
  const firsts = [...Map.groupBy(changes, ({ path }) => path).values()].flatMap(([first]) => first ?? []);
  return firsts.every(({ path, before, bytes }) =>
    bytes && before !== null ? false : contentOf(join(project, path)) === before,
  );
}

/** Writes all files or, where one cannot be written, none. */
export function writeFiles(project: string, journal: Journal, writes: readonly Write[]): void {
  const before = writes.map(({ path, bytes }) => ({
    path,
    content: bytes ? null : contentOf(join(project, path)),
    ...(bytes && { bytes }),
  }));
  const done: number[] = [];
  try {
    for (const [index, write] of writes.entries()) {
      writeOne(project, journal, write);
      done.push(index);
    }
  } catch (error) {
    for (const index of done.toReversed()) writeOne(project, journal, before[index] as Write);
    throw error;
  }
}

function writeOne(project: string, journal: Journal, { path, content, bytes }: Write): void {
  if (content === null) removeFile(project, path);
  else if (bytes) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), journal.bytes(content));
  } else writeWhole(project, path, content);
}

export function removeQuietly(file: string): void {
  rmSync(file, { force: true });
}
