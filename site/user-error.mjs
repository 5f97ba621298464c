import { dirname, resolve } from 'node:path';
import process from 'node:process';

/**
 * An error that the user of a command can fix: the message says what happened, where, and what to do. Commands print it
 * without a stack trace and exit with status 1; any other error is a bug.
 *
 * The generator, the scripts and the server share this class. It is plain JavaScript because scripts load it before
 * anything is installed, on a Node without TypeScript support, and it is in `site/` because containers contain neither
 * `generator/` nor `scripts/`.
 */
export class UserError extends Error {
  /** @override */
  name = 'UserError';
}

/**
 * System error codes that are not bugs of this project, with cause and remedy.
 * @type {Readonly<Record<string, readonly [cause: string, remedy: string]>>}
 */
const CAUSES = {
  ENOSPC: ['the disk is full', 'Free some space'],
  EDQUOT: ["this user's disk quota is used up", 'Delete files, or have the quota raised'],
  EROFS: ['the disk is read-only', 'Mount it for writing'],
  EACCES: ['this user lacks permission', 'Make it readable and writable for the user that runs the site'],
  EPERM: ['this user lacks permission', 'Make it readable and writable for the user that runs the site'],
  ENOTDIR: ['a part of its path is a file', 'Move that file away'],
  EEXIST: ['there is a file where a folder should be', 'Move that file away'],
  EISDIR: ['there is a folder where a file should be', 'Move that folder away'],
  ENAMETOOLONG: ['its path is too long for the disk', 'Use a shorter one'],
  EMFILE: ['this process has too many files open', 'Raise the limit with ulimit -n 4096'],
  ENFILE: ['the system has too many files open', 'Stop other programs'],
  EIO: ['the disk failed', "Look for the reason in the system's log"],
};

/**
 * The message for a failed file operation that the user can fix; undefined for any other error. Commands print it
 * instead of a stack trace.
 * @param {unknown} error
 * @param {{ what?: string, instead?: string }} [about] replaces "The folder … cannot be used"; an alternative remedy
 * @returns {string | undefined}
 */
export function describeFileError(error, { what, instead } = {}) {
  const code = codeOf(error);
  if (!(error instanceof Error) || code === undefined) return undefined;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : undefined;
  const subject = what ?? (path === undefined ? undefined : `The folder ${dirname(resolve(path))} cannot be used`);
  const found = CAUSES[code];
  if (found === undefined || subject === undefined) return undefined;
  const [cause, remedy] = found;
  return `${subject} (${code}): ${cause}. ${remedy}, ${instead === undefined ? 'and try again' : `or ${instead}`}.`;
}

/**
 * The message for a failed attempt to listen; undefined for an error that the user cannot fix.
 * @param {string | undefined} code of the system error
 * @param {{ host: string, port: number }} address
 * @param {string} setting the variable that sets the port
 * @returns {string | undefined}
 */
export function describePortError(code, { host, port }, setting) {
  // Leaves room for a desk next to the other program.
  const example = `${setting}=${port > 1023 && port < 65_534 ? port + 2 : 3002} npm start`;
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use by another program. Stop it, or choose another port: ${example}`;
  if (code === 'EACCES') return `No permission to listen on port ${port}. Choose one above 1023: ${example}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `"${host}" is not an address of this machine. Set HOST to 127.0.0.1, or to 0.0.0.0 for all its addresses.`;
  return undefined;
}

/**
 * The code of a system or database error (`ENOENT`, `42501`), if it carries one.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function codeOf(error) {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/**
 * Exits with status 1. Prints a {@link UserError} or file error as one message, other errors with a stack trace.
 * @param {unknown} error
 * @returns {never}
 */
export function reportAndExit(error) {
  const sentence = error instanceof UserError ? error.message : describeFileError(error);
  if (sentence !== undefined) process.stderr.write(`${sentence}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}
