/**
 * A mistake or a circumstance that the person at the keyboard can do something about: the message says what happened,
 * where, and what to do. Entry points print it without a stack trace and exit with 1; any other error is a bug.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** Ends a command: prints a {@link UserError} as one message, any other error with its stack trace. */
export function reportAndExit(error: unknown): never {
  if (error instanceof UserError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}

/** The code of a system or database error (`ENOENT`, `42501`), if it carries one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
