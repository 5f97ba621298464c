import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import { capture, tail } from '../child.mjs';
import { ROOT } from '../node.mjs';
import { dim } from '../report.mjs';
import { UserError } from '../../site/user-error.mjs';
import { withCopy } from './copy.ts';

/** What one run of a program took. */
export interface Usage {
  /** Milliseconds from its start to its end. */
  readonly wall: number;
  /** Milliseconds of processor time, of all its threads. */
  readonly cpu: number;
  /** The most memory that it had at a time, in megabytes. */
  readonly memory: number;
}

/** Runs one of the project's programs in a copy of the project. */
export async function runMeasured(root: string, program: string): Promise<Usage> {
  const file = join(root, 'usage.json');
  const meter = pathToFileURL(join(ROOT, 'scripts', 'bench', 'usage.mjs')).href;
  const started = performance.now();
  const { code, output } = await capture(process.execPath, ['--import', meter, program], {
    cwd: root,
    env: { ...process.env, BENCH_USAGE: file },
  });
  const wall = performance.now() - started;
  if (code !== 0) throw new UserError(`${program} ended with ${code} in ${root}:\n${tail(output)}`);
  return { wall, ...(JSON.parse(readFileSync(file, 'utf8')) as Omit<Usage, 'wall'>) };
}

/** Measures something on copies of the project with so many articles more, one after the other. */
export async function onGrowingSites(
  counts: readonly number[],
  work: (root: string, articles: number) => Promise<void>,
): Promise<void> {
  for (const articles of counts) {
    console.log(dim(`${articles} articles more …`));
    await withCopy(articles, (root) => work(root, articles));
  }
}

/** A run as cells of a table: seconds, seconds, megabytes. */
export function usageCells({ wall, cpu, memory }: Usage): string[] {
  return [(wall / 1000).toFixed(2), (cpu / 1000).toFixed(2), String(Math.round(memory))];
}

/** A run as figures for the comparison with the baseline. */
export function usageFigures(what: string, { wall, cpu, memory }: Usage): Readonly<Record<string, number>> {
  return {
    [`${what}, ms`]: Math.round(wall),
    [`${what}, CPU ms`]: Math.round(cpu),
    [`${what}, MB`]: Math.round(memory),
  };
}
