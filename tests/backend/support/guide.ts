import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../../scripts/node.mjs';
import { findPostgres } from './postgres-cluster.ts';

/** The commands of a guide under `<!-- runs: name -->`, without the indentation of the page. */
export function commandsOf(guide: string, name: string): string {
  const [, after = ''] = readFileSync(join(ROOT, guide), 'utf8').split(`<!-- runs: ${name} -->\n`);
  return (after.split('\n\n', 1)[0] ?? '').replaceAll(/^ {4}/gm, '');
}

/** The output of commands. */
export interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs commands of a guide in a shell, with the PostgreSQL programs that the tests use.
 *
 * @param instead words to replace in the commands
 * @throws if they fail
 */
export async function runCommands(
  commands: string,
  environment: Readonly<Record<string, string>> = {},
  { cwd = ROOT, instead = {} }: { readonly cwd?: string; readonly instead?: Readonly<Record<string, string>> } = {},
): Promise<Output> {
  if (commands === '') throw new Error('The guide has no commands with this name.');
  const text = Object.entries(instead).reduce((all, [from, to]) => all.replaceAll(from, to), commands);
  const env = { PATH: `${findPostgres() ?? ''}:${process.env['PATH'] ?? ''}`, ...environment };
  return promisify(execFile)('bash', ['-euo', 'pipefail', '-c', text], { cwd, env });
}
