import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The text of a guide, by its path in the repository. */
export const readGuide = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The lines under `<!-- runs: name -->`. */
export function block(guide: string, name: string): string {
  const [, after = ''] = readGuide(guide).split(`<!-- runs: ${name} -->\n`);
  const lines = after.split('\n\n', 1)[0] ?? '';
  if (lines === '') throw new Error(`${guide} has no block ${name}`);
  return lines.replaceAll(/^ {4}/gm, '');
}

/** Runs commands as somebody would who copies them, with some words put in others' place, and gives what they print. */
export async function runCommands(
  commands: string,
  environment: Readonly<Record<string, string>>,
  instead: Readonly<Record<string, string>> = {},
): Promise<string> {
  const text = Object.entries(instead).reduce((all, [from, to]) => all.replaceAll(from, to), commands);
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', text], { cwd: ROOT, env: { PATH: process.env['PATH'] ?? '', ...environment } });
  return stdout;
}
