import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isInSpec, specFolderOf } from '../site/site-root.mjs';

export { isInSpec, specFolderOf };

/** The folders whose every file is the generator's. */
export const ownedFolders = ['site/generated', 'tests/generated'] as const;
/** Where the list of all outputs is committed. */
export const manifestPath = 'site/generated/manifest.json';
/** Where it is committed what the spec said. */
export const snapshotPath = 'site/generated/snapshot.json';
/** Where the migrations are; append-only. */
export const migrationsFolder = 'site/supabase/migrations';
/** What has been migrated so far. */
export const migrationLogPath = 'site/supabase/schema.json';

/** Where the generator caches what it knows of pictures. Nothing depends on it: it may be deleted at any time. */
export function cacheFolder(root: string): string {
  return `${specFolderOf(root) === root ? '' : 'node_modules/'}.cache/generator`;
}

/** Where the files are that the site serves as they are. */
export const publicFolder = 'site/public';

/** Where the spec of a site begins. */
export function entryOf(root: string): string {
  return join(specFolderOf(root), 'index.ts');
}

/** What stands before the path of an output in a message: nothing, or the site's own folder with a slash at its end. */
export function shownBefore(root: string): string {
  const inside = relative(projectOf(entryOf(root)), root).replaceAll('\\', '/');
  return inside === '' ? '' : `${inside}/`;
}

/** The folder of the spec in messages: `spec/`, or `sites/bakery/`. */
export function shownSpec(root: string): string {
  return `${relative(projectOf(entryOf(root)), specFolderOf(root)).replaceAll('\\', '/')}/`;
}

/** The folder that the paths in messages start from: the project's. */
export function projectOf(entry: string): string {
  const folder = dirname(entry);
  if (basename(folder) === 'spec') return dirname(folder);
  let above = dirname(folder);
  while (!existsSync(join(above, 'package.json')) && dirname(above) !== above) above = dirname(above);
  return above;
}

/** The file of a spec that says the words of the studio. */
export const studioTextsFile = 'studio-texts.ts';
