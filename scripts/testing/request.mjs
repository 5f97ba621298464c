import { execFileSync } from 'node:child_process';

import { UserError } from '../../site/user-error.mjs';

/**
 * The arguments of `npm test`.
 * @typedef {object} Request
 * @property {string} [since] the commit since which changes count, with `--changed`
 * @property {readonly string[]} filters parts of the paths of test files
 * @property {readonly string[]} options options for vitest, as they came
 */

/**
 * Reads the arguments of `npm test`.
 * @param {readonly string[]} args
 * @param {(name: string) => boolean} isCommit
 * @returns {Request}
 */
export function readRequest(args, isCommit) {
  /** @type {string | undefined} */
  let since;
  /** @type {string[]} */
  const filters = [];
  /** @type {string[]} */
  const options = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    const next = args[index + 1];
    if (arg === '--changed') {
      since = next !== undefined && !next.startsWith('-') && isCommit(next) ? next : 'HEAD';
      if (since === next) index += 1;
    } else if (arg.startsWith('--changed=')) {
      since = arg.slice('--changed='.length);
    } else if (!arg.startsWith('-')) {
      filters.push(arg);
    } else {
      options.push(arg);
      // Only vitest knows which of its options take a value, but a test file is not one.
      if (!arg.includes('=') && next !== undefined && !next.startsWith('-') && !next.startsWith('tests/')) {
        options.push(next);
        index += 1;
      }
    }
  }
  if (since !== undefined && !isCommit(since)) {
    throw new UserError(
      `--changed ${since}: git knows no such commit or branch here.\nUse: npm test -- --changed, or npm test -- --changed main`,
    );
  }
  return { ...(since === undefined ? {} : { since }), filters, options };
}

/**
 * Runs git.
 * @param {string} root
 * @param {readonly string[]} args
 */
function git(root, args) {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 26,
  });
}

/**
 * Whether git knows a commit by a name.
 * @param {string} root
 * @param {string} name
 */
export function isCommit(root, name) {
  try {
    git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
    return true;
  } catch {
    return false;
  }
}

/**
 * The files that are not as they were in a commit, or, of another branch, where this one left it: changed, new, gone, committed or not.
 * @param {string} root
 * @param {string} since
 */
export function changesSince(root, since) {
  let base = since;
  try {
    base = git(root, ['merge-base', since, 'HEAD']).trim();
  } catch {
    // Without a common ancestor, everything that differs counts.
  }
  const changed = git(root, ['diff', '--name-only', '--no-renames', '-z', base]);
  const added = git(root, ['ls-files', '--others', '--exclude-standard', '-z']);
  return [...new Set(`${changed}${added}`.split('\0'))].filter((path) => path !== '').toSorted();
}
