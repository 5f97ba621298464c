import { createHash } from 'node:crypto';

/** Content as it is compared: a checkout with Windows line endings is the same file. */
export const normalised = (content: string): string => content.replaceAll('\r\n', '\n');

/** The hash of a file's content. */
export const hashOf = (content: string): string =>
  createHash('sha256').update(normalised(content)).digest('hex').slice(0, 32);
