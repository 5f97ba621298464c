import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { codeOf, explained, removeFile, writeInFolder } from './output/files.ts';

/** Where a run puts its files until all of them are written: a folder for each process. */
const staging = 'site/generated.tmp';
/** What is left to do, there from when everything is written until everything is in its place. */
const listName = 'list.json';

interface Step {
  readonly path: string;
  /** The file to put there; without one, what is there is deleted. */
  readonly draft?: string;
}

/**
 * Makes several changes, in their order, or none: everything is written to a temporary place first, and renamed only when
 * all of it is there. A change without content deletes the file.
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

/** Ends what an interrupted run has begun: its files are put in their places, or thrown away where not all were written. */
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
    return codeOf(error) === 'EPERM';
  }
}
