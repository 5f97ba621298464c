import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../diagnostic.ts';

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** A file's content, or undefined where there is none. */
export const readIfThere = (root: string, path: string): string | undefined => {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** All files below a folder, as paths relative to the project. */
export const filesBelow = (root: string, folder: string): string[] => {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => statSync(join(root, path)).isFile())
      .toSorted();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
};

const explained = (path: string, error: unknown): unknown => {
  const code = codeOf(error);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new UserError(`${path} cannot be written (${code}). Make the folder writable for your user, then run this again.`);
  }
  if (code === 'ENOSPC') return new UserError(`${path} cannot be written: the disk is full.`);
  return error;
};

/** Writes a file whole or not at all. */
export const writeWhole = (root: string, path: string, content: string): void => {
  const target = join(root, path);
  const draft = `${target}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(draft, content);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw explained(path, error);
  }
};

/** Deletes a file, and its folder where that is empty now. */
export const removeFile = (root: string, path: string): void => {
  rmSync(join(root, path), { force: true });
  try {
    rmdirSync(join(root, dirname(path)));
  } catch (error) {
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
  }
};
