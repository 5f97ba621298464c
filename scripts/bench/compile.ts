import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { copyProject } from '../../tests/support/copy-project.ts';
import { capture, tail } from '../process.mjs';

const GENERATE = 'generator/cli.ts';
const HOME = 'spec/pages/home.ts';

/** Runs a program in a copy of the project. Returns the seconds it took. */
async function time(root: string, program: string): Promise<string> {
  const started = performance.now();
  const { code, output } = await capture(process.execPath, [program], { cwd: root });
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${tail(output)}`);
  return ((performance.now() - started) / 1000).toFixed(1);
}

/** `generate` or `build`: from scratch, without a change, and after a change of one text. */
async function timeProgram(program: string, outputs: readonly string[]): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'bench-copy-'));
  try {
    copyProject(root);
    for (const folder of outputs) rmSync(join(root, folder), { recursive: true, force: true });
    const scratch = await time(root, program);
    const unchanged = await time(root, program);
    const home = readFileSync(join(root, HOME), 'utf8');
    writeFileSync(join(root, HOME), home.replace(" es: '", " es: 'Hola. "));
    if (program !== GENERATE) await time(root, GENERATE);
    console.table({ 'from scratch': scratch, 'no change': unchanged, 'a changed text': await time(root, program) });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

export const generate = () => timeProgram(GENERATE, ['site/generated', 'tests/generated']);
export const build = () => timeProgram('scripts/build.ts', ['dist']);
