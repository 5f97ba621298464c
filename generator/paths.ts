import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { isInSpec, specFolderOf } from '../site/site-root.mjs';

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

/** The spec file with the studio's texts. */
