import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { entryOf, projectOf, shownBefore } from '../../generator/paths.ts';
import { gitIn } from '../../site/studio/server/git.ts';
import { isBuilt } from '../stamp.ts';
import type { Finding } from './finding.ts';

/** Checks that everything is committed, and that `dist` was built from it. */
export async function checkOutput(root: string): Promise<Finding[]> {
  return [...(await uncommitted(root)), ...staleBuild(root)];
}

/** Checks nothing without git, as in a container. */
async function uncommitted(root: string): Promise<Finding[]> {
  const cwd = projectOf(entryOf(root));
  if (!existsSync(join(cwd, '.git'))) return [];
  const output = await gitIn(cwd)(['status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=all']);
  const remedy = 'Only publish committed files: commit the change, or undo it.';
  return (output.match(/[^\0]+/g) ?? []).map((entry) => ({ where: entry.slice(3), what: 'is not committed', remedy }));
}

function staleBuild(root: string): Finding[] {
  const remedy = 'Run `npm run build` with the settings of the release.';
  const where = `${shownBefore(root)}dist`;
  if (isBuilt(root)) return [];
  const what = existsSync(join(root, 'dist'))
    ? 'is out of date: the sources or the settings changed since the build'
    : 'is missing';
  return [{ where, what, remedy }];
}
