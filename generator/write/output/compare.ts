import type { PlannedFile } from '../../emit/file.ts';
import { hashOf, normalised } from './content.ts';
import type { Manifest } from './manifest.ts';

/** The state of a file on disk, compared with what it should be. */
export type State =
  /** As it should be. */
  | 'unchanged'
  /** Not there yet. */
  | 'missing'
  /** As the generator left it, but the spec has changed. */
  | 'changed'
  /** Changed by hand since the generator wrote it. Never overwritten. */
  | 'edited'
  /** Written by the generator once, no longer part of the output. */
  | 'orphaned'
  /** In one of the generator's folders, but not written by it. Never deleted. */
  | 'unmanaged';

export interface Comparison {
  readonly path: string;
  readonly state: State;
  readonly source: string;
  /** What it should contain; absent where it should not exist. */
  readonly content?: string;
  /** What it contains; absent where it does not exist. */
  readonly found?: string;
}

/** Compares the plan with the disk. `read` gives a file's content, or undefined where there is none. Pure otherwise. */
export function compare(
  planned: readonly PlannedFile[],
  manifest: Manifest,
  inFolders: readonly string[],
  read: (path: string) => string | undefined,
): Comparison[] {
  const wanted = new Map(planned.map((file) => [file.path, file]));
  const isOurs = (path: string, found: string) => manifest.files[path]?.hash === hashOf(found);

  const forPlanned = planned.map((file): Comparison => {
    const found = read(file.path);
    const common = { path: file.path, source: file.source, content: file.content };
    if (found === undefined) return { ...common, state: 'missing' };
    if (found === file.content || normalised(found) === file.content) return { ...common, found, state: 'unchanged' };
    return { ...common, found, state: isOurs(file.path, found) ? 'changed' : 'edited' };
  });

  const listed = Object.entries(manifest.files).flatMap(([path, { source }]): Comparison[] => {
    if (wanted.has(path)) return [];
    const found = read(path);
    if (found === undefined) return [];
    return [{ path, source, found, state: isOurs(path, found) ? 'orphaned' : 'edited' }];
  });

  const unmanaged = inFolders
    .filter((path) => !wanted.has(path) && !manifest.files[path])
    .map((path): Comparison => ({ path, source: '', state: 'unmanaged' }));

  return [...forPlanned, ...listed, ...unmanaged];
}
