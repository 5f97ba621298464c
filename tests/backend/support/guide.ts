import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres } from './postgres-cluster.ts';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The lines under `<!-- runs: name -->`. */
export function block(guide: string, name: string): string {
  const [, after = ''] = readFileSync(join(ROOT, guide), 'utf8').split(`<!-- runs: ${name} -->\n`);
  return after.split('\n\n', 1)[0] ?? '';
}

/** The output of commands. */
export interface BlockOutput {
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs commands of a guide in a shell, with the PostgreSQL programs that the tests use.
 *
 * @throws if they fail
 */
export function runBlock(commands: string, DATABASE_URL: string, cwd = ROOT): BlockOutput {
  if (commands === '') throw new Error('The guide has no commands with this name.');
  const env = { PATH: `${findPostgres() ?? ''}:${process.env['PATH'] ?? ''}`, DATABASE_URL };
  const { status, stdout, stderr } = spawnSync('bash', ['-euc', commands], { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The commands ended with ${status ?? 'a signal'}: ${stderr}`);
  return { stdout, stderr };
}
