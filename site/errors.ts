import { describeFileError, UserError } from './user-error.mjs';

/** Exits with status 1. Prints a {@link UserError} or file error as one message, other errors with a stack trace. */
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
