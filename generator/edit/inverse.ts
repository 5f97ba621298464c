import type { FileChange } from './contract.ts';

/** The changes that take others back, byte for byte. */
export function inverse(files: readonly FileChange[]): FileChange[] {
  return files.map(({ path, before, after }) => ({ path, before: after, after: before }));
}
