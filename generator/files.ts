import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep, basename } from 'node:path';
import { isInSpec, specFolderOf } from '../site/site-root.mjs';
import { codeOf } from '../site/user-error.mjs';

export { isInSpec, specFolderOf };

/** The folders that contain only generated files. */
export const ownedFolders = ['site/generated', 'tests/generated'] as const;
/** The committed list of all outputs. */
export const manifestPath = 'site/generated/manifest.json';
/** The committed snapshot of the spec. */
export const snapshotPath = 'site/generated/snapshot.json';
/** The folder of migrations; append-only. */
export const migrationsFolder = 'site/supabase/migrations';
/** The log of migrations. */
export const migrationLogPath = 'site/supabase/schema.json';

/** The folder of the cache of facts about pictures, which may be deleted at any time. */
export function cacheFolder(root: string): string {
  return `${specFolderOf(root) === root ? '' : 'node_modules/'}.cache/generator`;
}

/** The folder of files that the site serves unchanged. */
export const publicFolder = 'site/public';

/** The path of a file from a folder, with forward slashes. */
export function relativePath(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}

/** The entry file of a site's spec. */
export function entryOf(root: string): string {
  return join(specFolderOf(root), 'index.ts');
}

/** The prefix of output paths in messages: empty, or the site's folder with a trailing slash. */
export function shownBefore(root: string): string {
  const inside = relativePath(projectOf(entryOf(root)), root);
  return inside === '' ? '' : `${inside}/`;
}

/** The folder of the spec in messages, such as `spec/` or `sites/bakery/`. */
export function shownSpec(root: string): string {
  return `${relativePath(projectOf(entryOf(root)), specFolderOf(root))}/`;
}

/** The project's folder, which paths in messages are relative to. */
export function projectOf(entry: string): string {
  const folder = dirname(entry);
  if (basename(folder) === 'spec') return dirname(folder);
  let above = dirname(folder);
  while (!existsSync(join(above, 'package.json')) && dirname(above) !== above) above = dirname(above);
  return above;
}

/** Replaces Windows line endings, so that content can be compared. */
function normalised(content: string): string {
  return content.replaceAll('\r\n', '\n');
}

/** The hash of a file's content, regardless of line endings. */
export function hashOf(content: string): string {
  return hash('sha256', normalised(content)).slice(0, 32);
}

/** A file's content with `\n` line endings; undefined if it does not exist. */
export function readIfThere(root: string, path: string): string | undefined {
  try {
    return normalised(readFileSync(`${root}/${path}`, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** A fingerprint that changes whenever a file is written or replaced; empty if the file does not exist. */
export function diskState(file: string): string {
  // Not `bigint: true`: fractional milliseconds are precise enough, and numbers are faster.
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.ctimeMs} ${found.size} ${found.ino}` : '';
}

/** All files below a folder, relative to the project. Does not follow links to folders, which may be circular. */
export function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .map((file) => relativePath(root, file))
    .toSorted();
}

/** Writes a file atomically. `write-file-atomic` would add an fsync, which generated files do not need. */
export function writeWhole(root: string, path: string, content: string): void {
  const target = join(root, path);
  const temporary = `${target}.${process.pid}.tmp`;
  mkdirSync(dirname(target), { recursive: true });
  try {
    writeFileSync(temporary, content);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Expected errors of removing a folder: it is not empty, or no longer exists. */
const expectedErrors = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT']);

/** Deletes a file, and its folder if that is then empty. */
export function removeFile(root: string, path: string): void {
  try {
    rmSync(join(root, path), { force: true });
    rmdirSync(join(root, dirname(path)));
  } catch (error) {
    if (!expectedErrors.has(codeOf(error) ?? '')) throw error;
  }
}

/** A file before and after a change; `null` where it does not exist. The path is relative to the project. */
export interface FileChange {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Writes files in their order. If one cannot be written, restores those before it. */
export function writeFiles(root: string, changes: readonly FileChange[]): void {
  const put = (path: string, content: string | null): void =>
    content === null ? removeFile(root, path) : writeWhole(root, path, content);
  const written: FileChange[] = [];
  try {
    for (const change of changes) {
      put(change.path, change.after);
      written.push(change);
    }
  } catch (error) {
    for (const { path, before } of written.toReversed()) put(path, before);
    throw error;
  }
}
