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

/** What commands have written. */
export interface BlockOutput {
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs lines of a guide in a shell, to a good end, with the programs of the PostgreSQL that the tests use. */
export function runBlock(commands: string, DATABASE_URL: string, cwd = ROOT): BlockOutput {
  if (commands === '') throw new Error('There is nothing to run: the guide names its commands otherwise.');
  const env = { PATH: `${findPostgres() ?? ''}:${process.env['PATH'] ?? ''}`, DATABASE_URL };
  const { status, stdout, stderr } = spawnSync('bash', ['-euc', commands], { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The commands ended with ${status ?? 'a signal'}: ${stderr}`);
  return { stdout, stderr };
}
