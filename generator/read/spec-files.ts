import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { filesBelow } from '../output/files.ts';
import { isInSpec, specFolderOf } from '../paths.ts';

/** The files of a site's spec, relative to the site's folder. */
export function specFiles(root: string): string[] {
  const folder = specFolderOf(root);
  if (folder !== root) return filesBelow(root, relative(root, folder));
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => isInSpec(folder, name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(root, entry.name) : [entry.name]));
}
