import { dirname, resolve } from 'node:path';

/**
 * What the system's codes mean that have nothing to do with our code, and what to do.
 * @type {Readonly<Record<string, readonly [cause: string, remedy: string]>>}
 */
const FAULTS = {
  ENOSPC: ['the disk is full', 'Make room on it'],
  EDQUOT: ["this user's disk quota is used up", 'Delete files, or have the quota raised'],
  EROFS: ['the disk is read-only', 'Mount it for writing'],
  EACCES: ['this user has no right to it', 'Make it readable and writable for the user that runs the site'],
  EPERM: ['this user has no right to it', 'Make it readable and writable for the user that runs the site'],
  ENOTDIR: ['a part of its path is a file', 'Move that file away'],
  ENAMETOOLONG: ['its path is too long for the disk', 'Use a shorter one'],
  EMFILE: ['this process has too many files open', 'Raise the limit with ulimit -n 4096'],
  ENFILE: ['the system has too many files open', 'Stop other programs'],
  EIO: ['the disk does not work', 'Look for the reason in the log of the system'],
};

/**
 * The sentence for a failed file operation that a person can do something about; nothing for any other error. Every command ends with
 * it where such an error reaches its end.
 * @param {unknown} error
 * @param {{ what?: string, instead?: string }} [about] what failed, in place of "The folder … cannot be used"; what helps besides
 * @returns {string | undefined}
 */
export function describeFileError(error, { what, instead } = {}) {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : undefined;
  const subject = what ?? (path === undefined ? undefined : `The folder ${dirname(resolve(path))} cannot be used`);
  const fault = FAULTS[error.code];
  if (fault === undefined || subject === undefined) return undefined;
  const [cause, remedy] = fault;
  return `${subject} (${error.code}): ${cause}. ${remedy}, ${instead === undefined ? 'and try again' : `or ${instead}`}.`;
}
