import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../scripts/node.mjs';

/**
 * Runs git in a folder as a developer of the firm, without the global configuration of this machine. Returns its
 * output.
 */
export function gitIn(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-c', 'user.name=Dev', '-c', 'user.email=dev@firm.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
  }).trim();
}

/** Turns a copy of the project into a git repository with one commit on `main`. */
export function beginHistory(project: string): void {
  copyFileSync(join(ROOT, '.gitignore'), join(project, '.gitignore'));
  gitIn(project, 'init', '-q', '-b', 'main');
  gitIn(project, 'add', '.');
  gitIn(project, 'commit', '-q', '-m', 'Begin');
}
