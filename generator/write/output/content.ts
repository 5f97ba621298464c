import { hash } from 'node:crypto';

/** Content normalized for comparison: Windows line endings make no difference. */
export function normalised(content: string): string {
  return content.replaceAll('\r\n', '\n');
}

/** The hash of a file's content. */
export function hashOf(content: string): string {
  return hash('sha256', normalised(content)).slice(0, 32);
}
