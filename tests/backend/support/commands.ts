import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { block, ROOT } from './guide.ts';
import { findPostgres } from './postgres-cluster.ts';

/** The commands of a guide under `<!-- runs: name -->`, without the indentation of the page. */
export function commandsOf(guide: string, name: string): string {
  return block(guide, name).replaceAll(/^ {4}/gm, '');
}

/** Runs commands in a shell after replacing some words. Returns their output. */
export async function runCommands(
  commands: string,
  environment: Readonly<Record<string, string>> = {},
  instead: Readonly<Record<string, string>> = {},
): Promise<string> {
  if (commands === '') throw new Error('The guide has no commands with this name.');
  const text = Object.entries(instead).reduce((all, [from, to]) => all.replaceAll(from, to), commands);
  const env = { PATH: `${findPostgres() ?? ''}:${process.env['PATH'] ?? ''}`, ...environment };
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', text], { cwd: ROOT, env });
  return stdout;
}
