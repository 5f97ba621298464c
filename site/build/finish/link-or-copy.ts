import { copyFileSync, linkSync } from 'node:fs';

/** The same file under a second name, which takes no room; where the file system knows none, a copy. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
