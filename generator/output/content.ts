import { createHash } from 'node:crypto';

/** Content normalized for comparison: Windows line endings make no difference. */
export const normalised = (content: string): string => content.replaceAll('\r\n', '\n');

/** The hash of a file's content. */
export const hashOf = (content: string): string =>
  createHash('sha256').update(normalised(content)).digest('hex').slice(0, 32);
