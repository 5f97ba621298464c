import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../../../site/user-error.mjs';
import { normalised } from './content.ts';

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

const explanations: Record<string, string> = {
  ENOTDIR: 'a file stands where a folder should be. Move that file away',
  EEXIST: 'a file stands where a folder should be. Move that file away',
  EISDIR: 'a folder stands where the file should be. Move that folder away',
  EACCES: 'your user may not (EACCES). Make the file and its folder accessible for your user',
  EPERM: 'your user may not (EPERM). Make the file and its folder accessible for your user',
  EROFS: 'the disk is read-only (EROFS). Work on a disk that can be written',
  EBUSY: 'another program uses it (EBUSY). Close that program',
  ENOSPC: 'the disk is full (ENOSPC). Free some space',
};

/** Turns errors that the user can fix into sentences; returns any other error unchanged. */
export function explained(path: string, verb: string, error: unknown): unknown {
  const reason = explanations[codeOf(error) ?? ''];
  return reason === undefined ? error : new UserError(`${path} cannot be ${verb}: ${reason}, then run this again.`);
}

/**
 * A file's content, or undefined where there is none. Line endings are as the generator writes them, whatever the
 * checkout made of them.
 */
export function readIfThere(root: string, path: string): string | undefined {
  return bytesIfThere(root, path)?.toString('utf8');
}

/** A fingerprint that changes whenever a file is written or replaced; empty if there is no file. */
export function diskState(file: string): string {
  // Fractions of milliseconds are as fine as any file system's clock, and numbers read three times as fast as big integers.
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.ctimeMs} ${found.size} ${found.ino}` : '';
}

/** The same as bytes, for comparing thousands of files. */
export function bytesIfThere(root: string, path: string): Buffer | undefined {
  try {
    const content = readFileSync(`${root}/${path}`);
    return content.includes('\r\n') ? Buffer.from(normalised(content.toString('utf8'))) : content;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw explained(path, 'read', error);
  }
}

/** All files below a folder, as paths relative to the project. Links to folders are not followed: they may lead elsewhere, or in circles. */
export function filesBelow(root: string, folder: string): string[] {
  try {
    return listed(root, folder).toSorted();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw explained(folder, 'read', error);
  }
}

function listed(root: string, folder: string): string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listed(root, path);
    // A broken link has no target.
    const isFile =
      entry.isFile() ||
      (entry.isSymbolicLink() && statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true);
    return isFile ? [path] : [];
  });
}

/** Writes a file, and makes its folder if there is none: of thousands of files hardly any is the first of its folder. */
export function writeInFolder(file: string, content: string): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Writes a file completely or not at all. `write-file-atomic` would add an fsync, which generated files do not need. */
export function writeWhole(root: string, path: string, content: string): void {
  const target = join(root, path);
  const draft = `${target}.${process.pid}.tmp`;
  try {
    try {
      writeInFolder(draft, content);
      renameSync(draft, target);
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
  } catch (error) {
    throw explained(path, 'written', error);
  }
}

/** What is not said of a folder that stays: there is something in it, or it is gone already. */
const STAYS = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT']);

/** Deletes a file, and its folder if that is empty now. What is gone already is not missed. */
export function removeFile(root: string, path: string): void {
  try {
    rmSync(join(root, path), { force: true });
    rmdirSync(join(root, dirname(path)));
  } catch (error) {
    if (!STAYS.has(codeOf(error) ?? '')) throw explained(path, 'deleted', error);
  }
}
