import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { UserError } from '../../site/user-error.mjs';

/**
 * The files of a checkout that differ from its last commit, new ones included, relative to it. What git ignores is not among them.
 *
 * @throws {UserError} where git cannot tell
 */
export function changedFiles(root: string): readonly string[] {
  // Before the first commit every file is new.
  const committed = git(root, ['rev-parse', '--quiet', '--verify', 'HEAD'], { mayFail: true }) !== undefined;
  const listed = [
    ...(committed ? [git(root, ['diff', '--name-only', '-z', '--relative', 'HEAD'])] : [git(root, ['ls-files', '-z'])]),
    git(root, ['ls-files', '-z', '--others', '--exclude-standard']),
  ];
  const files = listed
    .flatMap((output = '') => output.split('\0'))
    .filter((file) => file !== '' && existsSync(join(root, file)));
  return [...new Set(files)].toSorted();
}

function git(cwd: string, args: readonly string[], { mayFail = false } = {}): string | undefined {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    if (mayFail) return undefined;
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new UserError(
      `git cannot say which files have changed${said === '' ? '' : ` (${said})`}. Name the files, or format all: npm run format -- --all`,
    );
  }
}
