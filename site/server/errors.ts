import { describeFileError } from '../file-error.mjs';
import { UserError } from '../user-error.mjs';

/** Ends a command: prints a {@link UserError} and a failed file operation as one message, any other error with its stack trace. */
export function reportAndExit(error: unknown): never {
  const sentence = error instanceof UserError ? error.message : describeFileError(error);
  if (sentence !== undefined) process.stderr.write(`${sentence}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}

/** The code of a system or database error (`ENOENT`, `42501`), if it carries one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
