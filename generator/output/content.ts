import { hash } from 'node:crypto';

/** Content normalized for comparison: Windows line endings make no difference. */
export const normalised = (content: string): string => content.replaceAll('\r\n', '\n');

/** The hash of a file's content. */
export const hashOf = (content: string): string => hash('sha256', normalised(content)).slice(0, 32);
