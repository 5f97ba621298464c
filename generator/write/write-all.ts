import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { errorCodeOf, explained, removeFile, writeInFolder } from '../files.ts';

/** The folder for files that are not in their places yet, with a subfolder for each process. */
const staging = 'site/generated.tmp';
/** The file that lists the remaining steps. It exists from when all files are staged until all are in their places. */
const listName = 'list.json';

interface Step {
  readonly path: string;
  /** The staged file to move there; without one, the file at `path` is deleted. */
  readonly draft?: string;
}

/**
 * Makes several changes, in their order, or none: all files are written to a temporary folder before the first is moved
 * to its place. A change without content deletes the file.
 */
export function writeAll(root: string, changes: readonly { readonly path: string; readonly content?: string }[]): void {
  const folder = join(root, staging, String(process.pid));
  try {
    const steps = changes.map(({ path, ...change }, index): Step => {
      if (!('content' in change)) return { path };
      const draft = String(index);
      attempt(path, () => writeInFolder(join(folder, draft), change.content ?? ''));
      return { path, draft };
    });
    attempt(staging, () => {
      writeInFolder(join(folder, 'new'), JSON.stringify(steps));
      renameSync(join(folder, 'new'), join(folder, listName));
    });
  } catch (error) {
    removeStaged(root, folder);
    throw error;
  }
  putInPlace(root, folder);
}

/** Completes interrupted runs: moves their files to their places, or discards them if not all were staged. */
export function finishInterrupted(root: string): void {
  const all = join(root, staging);
  for (const name of existsSync(all) ? readdirSync(all) : []) {
    const [pid, folder] = [Number(name), join(all, name)];
    if (pid !== process.pid && isAlive(pid)) continue;
    if (existsSync(join(folder, listName))) putInPlace(root, folder);
    else removeStaged(root, folder);
  }
}

function putInPlace(root: string, folder: string): void {
  for (const { path, draft } of JSON.parse(readFileSync(join(folder, listName), 'utf8')) as Step[]) {
    if (draft === undefined) removeFile(root, path);
    else if (existsSync(join(folder, draft)))
      attempt(path, () => {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        renameSync(join(folder, draft), join(root, path));
      });
  }
  removeStaged(root, folder);
}

function removeStaged(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const all = join(root, staging);
  if (existsSync(all) && readdirSync(all).length === 0) rmSync(all, { recursive: true, force: true });
}

function attempt(path: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw explained(path, 'written', error);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCodeOf(error) === 'EPERM';
  }
}
