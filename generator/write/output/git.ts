import { spawnSync } from 'node:child_process';

/** What git answers in a folder; undefined if it is not installed, or knows no such thing. */
export function git(cwd: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : undefined;
}
