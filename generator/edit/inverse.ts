import type { FileChange } from './contract.ts';

/** The changes that take others back, byte for byte. */
export const inverse = (files: readonly FileChange[]): FileChange[] =>
  files.map(({ path, before, after }) => ({ path, before: after, after: before }));
