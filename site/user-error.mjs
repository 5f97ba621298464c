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
