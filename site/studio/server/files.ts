import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeFile, writeWhole } from '../../../generator/files.ts';
import type { Journal, RecordedFile } from './journal.ts';
import { withChange } from './merge.ts';
import type { Content } from './merge.ts';

/** A file to write. For pictures, `content` names the stored bytes. */
interface Write {
  readonly path: string;
  readonly content: Content;
  readonly bytes?: true;
}

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
  changes: readonly RecordedFile[],
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

/** The changes that undo the given ones. */
export function reversed(changes: readonly RecordedFile[]): RecordedFile[] {
  return changes.map(({ before, after, ...rest }) => ({ ...rest, before: after, after: before }));
}

/** Whether all files have the content they had before the first change. */
export function areReverted(project: string, changes: readonly RecordedFile[]): boolean {
  const firsts = [...Map.groupBy(changes, ({ path }) => path).values()].flatMap(([first]) => first ?? []);
  return firsts.every(({ path, before, bytes }) =>
    bytes && before !== null ? false : contentOf(join(project, path)) === before,
  );
}

/** Writes all files, or none if one of them cannot be written. */
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
  else if (bytes) writeBytes(join(project, path), journal.bytes(content));
  else writeWhole(project, path, content);
}

/** Writes a picture, and creates its folder if necessary. */
export function writeBytes(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
