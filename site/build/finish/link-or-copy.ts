import { copyFileSync, linkSync } from 'node:fs';

/** Hard-links a file, which takes no space; copies it where the file system has no hard links. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
