import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { ROOT } from '../node.mjs';

/** Milliseconds of `npm run generate` on this project's spec: the fastest of several runs. */
export interface GenerateTimes {
  /** Without anything that the generator or Node has kept from before. */
  readonly cold: number;
  /** With nothing changed since the last run. */
  readonly unchanged: number;
}

const caches = ['generator', 'compiled'].map((name) => join(ROOT, 'node_modules', '.cache', name));

function once(): number {
  const start = performance.now();
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'generate'], { cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm run generate failed:\n${stderr}`);
  return performance.now() - start;
}

function coldOnce(): number {
  for (const cache of caches) rmSync(cache, { recursive: true, force: true });
  const output = join(ROOT, 'site', 'generated');
  const aside = join(ROOT, 'node_modules', '.cache', 'generated-aside');
  rmSync(aside, { recursive: true, force: true });
  renameSync(output, aside);
  try {
    return once();
  } finally {
    if (existsSync(join(output, 'manifest.json'))) rmSync(aside, { recursive: true, force: true });
    else {
      rmSync(output, { recursive: true, force: true });
      renameSync(aside, output);
    }
  }
}

/** Measures `npm run generate`, npm's own start included. */
export async function measureGenerate(runs = 5): Promise<GenerateTimes> {
  const cold = Math.min(...Array.from({ length: runs }, coldOnce));
  once();
  return { cold, unchanged: Math.min(...Array.from({ length: runs }, once)) };
}
