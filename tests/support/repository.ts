import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeEach, type TestContext } from 'vitest';

import { ROOT } from '../../scripts/node.mjs';
import { temporaryDirectory } from './temporary-directory.ts';

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

/** Whether this run is a retry of a failed test. */
export function isRetry(task: TestContext['task']): boolean {
  return (task.result?.retryCount ?? 0) > 0;
}

/** Restores the repository before each retry to its state before the first attempt. */
export function restoreOnRetry(project: string): void {
  const [current, backup] = [join(project, '.git'), join(temporaryDirectory(afterAll), 'backup')];
  beforeEach(({ task }) => {
    const [from, to] = isRetry(task) ? [backup, current] : [current, backup];
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true });
    if (!isRetry(task)) return;
    // Removes the worktrees too, which the restored repository does not know.
    rmSync(join(project, '.studio'), { recursive: true, force: true });
    gitIn(project, 'reset', '-q', '--hard');
    gitIn(project, 'clean', '-qfd');
  });
}
