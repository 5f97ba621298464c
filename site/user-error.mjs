/**
 * A mistake or a circumstance that the person at the keyboard can do something about: the message says what happened, where, and
 * what to do. Commands print it without a stack trace and exit with 1; any other error is a bug.
 *
 * The generator, the scripts and the server share this class. It lies here, in plain JavaScript, because scripts load it before
 * anything is installed, on a Node that reads no TypeScript, and because a container holds neither `generator/` nor `scripts/`.
 */
export class UserError extends Error {
  /** @override */
  name = 'UserError';
}
