import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeEach, type TestContext } from 'vitest';

import { ROOT } from '../../scripts/node.mjs';
import { temporaryDirectory } from './temporary-directory.ts';

/** Runs git in a folder as a developer of the firm, without the settings of this machine. Returns what it prints. */
export function gitIn(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-c', 'user.name=Dev', '-c', 'user.email=dev@firm.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
  }).trim();
}

/** Makes a copy of the project a repository of its own, with one commit on `main`. */
export function beginHistory(project: string): void {
  copyFileSync(join(ROOT, '.gitignore'), join(project, '.gitignore'));
  gitIn(project, 'init', '-q', '-b', 'main');
  gitIn(project, 'add', '.');
  gitIn(project, 'commit', '-q', '-m', 'Begin');
}

/** Whether the test runs again because it has failed. */
export function isRetry(task: TestContext['task']): boolean {
  return (task.result?.retryCount ?? 0) > 0;
}

/** Has each test that runs again find the repository as it was before its first try. */
export function restoreOnRetry(project: string): void {
  const [current, kept] = [join(project, '.git'), join(temporaryDirectory(afterAll), 'kept')];
  beforeEach(({ task }) => {
    const [from, to] = isRetry(task) ? [kept, current] : [current, kept];
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true });
    if (!isRetry(task)) return;
    // With its worktrees, of which the repository knows nothing any longer.
    rmSync(join(project, '.studio'), { recursive: true, force: true });
    gitIn(project, 'reset', '-q', '--hard');
    gitIn(project, 'clean', '-qfd');
  });
}
