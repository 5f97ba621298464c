import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { ROOT } from '../node.mjs';
import { markdownTable } from './markdown.ts';
import type { Figures } from './section.ts';

/** Committed: what was measured before, by section. */
export const BASELINE = join(ROOT, 'scripts', 'bench', 'baseline.json');
/** What the last run measured. */
export const RESULT = join(ROOT, 'node_modules', '.cache', 'bench.json');

export type Results = Readonly<Record<string, Figures>>;

/** What a file of results has; nothing where there is no file. */
export function readResults(file: string): Results {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

/** Writes results, those of sections that were not run as they were. */
export function writeResults(file: string, results: Results): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...readResults(file), ...results }, null, 2)}\n`);
}

/** What has changed against the baseline, as ratios: a change of less than `tolerance` is not told. */
export function compare(name: string, now: Figures, before: Figures | undefined, tolerance: number): string {
  if (before === undefined) return `No baseline for ${name} yet: -- --save writes it.\n`;
  const rows = Object.entries(now).flatMap(([what, value]) => {
    const old = before[what];
    if (old === undefined) return [[what, '–', String(value), 'new']];
    const ratio = old === 0 ? (value === 0 ? 1 : Number.POSITIVE_INFINITY) : value / old;
    return Math.abs(ratio - 1) <= tolerance ? [] : [[what, String(old), String(value), `× ${ratio.toFixed(3)}`]];
  });
  const gone = Object.keys(before).filter((what) => !(what in now)).length;
  if (rows.length === 0)
    return `${name}: as in the baseline${gone > 0 ? `; ${gone} figures of it were not measured` : ''}.\n`;
  return markdownTable([`${name} against the baseline`, 'before', 'now', 'ratio'], rows);
}
