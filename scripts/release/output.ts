import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { entryOf, projectOf, shownBefore } from '../../generator/paths.ts';
import { capture } from '../process.mjs';
import { isBuilt, readStamp } from '../stamp.mjs';
import type { Finding } from './finding.ts';

/** Checks that everything is committed, and that `dist` was built from it. */
export async function checkOutput(root: string): Promise<Finding[]> {
  return [...(await uncommitted(root)), ...staleBuild(root)];
}

/** Checks nothing without git, as in a container. */
async function uncommitted(root: string): Promise<Finding[]> {
  const cwd = projectOf(entryOf(root));
  if (!existsSync(join(cwd, '.git'))) return [];
  const args = ['status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=all'];
  const { code, output } = await capture('git', args, { cwd });
  if (code !== 0)
    return [{ where: '.git', what: `git status failed: ${output.trim()}`, remedy: 'Run the check where git works.' }];
  const remedy = 'Only publish committed files: commit the change, or undo it.';
  return (output.match(/[^\0]+/g) ?? []).map((entry) => ({ where: entry.slice(3), what: 'is not committed', remedy }));
}

function staleBuild(root: string): Finding[] {
  const remedy = 'Run `npm run build` with the settings of the release.';
  const where = `${shownBefore(root)}dist`;
  if (isBuilt(root)) return [];
  const what =
    readStamp(root) !== undefined
      ? 'is out of date: the sources or the settings changed since the build'
      : existsSync(join(root, 'dist', 'client'))
        ? 'is an incomplete build'
        : 'is missing';
  return [{ where, what, remedy }];
}
