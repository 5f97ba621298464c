import { readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists a folder's entries recursively, as relative paths with slashes. Does not follow links: Node's own recursion
 * follows those to folders, out of this one or in a circle.
 */
export function listFiles(
  folder: string,
  isWanted: (entry: Dirent) => boolean = (entry) => entry.isFile(),
  within = '',
): string[] {
  return readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
    const path = `${within}${entry.name}`;
    return [
      ...(isWanted(entry) ? [path] : []),
      ...(entry.isDirectory() ? listFiles(folder, isWanted, `${path}/`) : []),
    ];
  });
}
