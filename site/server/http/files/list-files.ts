import { readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/**
 * What a folder and those below it hold, by its path within it, with slashes. Links are listed, not followed: node's own recursion goes
 * through those that lead to folders, out of this one or around in a circle.
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
