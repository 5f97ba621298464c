import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { entryOf, projectOf, shownBefore } from '../../generator/paths.ts';
import { capture } from '../child.mjs';
import { builtSettings, isBuilt, readStamp } from '../stamp.mjs';
import type { Finding } from './finding.ts';

/** Whether what would be put on a server is what has been committed, and built from it. */
export async function checkOutput(root: string): Promise<Finding[]> {
  return [...(await uncommitted(root)), ...build(root)];
}

/** What git has not got. Where there is no git, as in a container, nothing is known of it. */
async function uncommitted(root: string): Promise<Finding[]> {
  const project = projectOf(entryOf(root));
  if (!existsSync(join(project, '.git'))) return [];
  const { code, output } = await capture(
    'git',
    ['status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=all'],
    { cwd: project },
  );
  if (code !== 0)
    return [{ where: '.git', what: `git status failed: ${output.trim()}`, remedy: 'Run the check where git works.' }];
  return output
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => ({
      where: entry.slice(3),
      what: entry.startsWith('??')
        ? 'is not in git'
        : entry.slice(0, 2).includes('D')
          ? 'is deleted, and not committed'
          : 'has changes that are not committed',
      remedy: 'What goes public should be what is in git: commit it, or undo it.',
    }));
}

function build(root: string): Finding[] {
  const remedy = 'Run `npm run build` with the settings of the release.';
  const where = `${shownBefore(root)}dist`;
  const stamp = readStamp(root);
  if (stamp === undefined) {
    const what = existsSync(join(root, 'dist', 'client')) ? 'is of a build that did not reach its end' : 'is missing';
    return [{ where, what, remedy }];
  }
  if (isBuilt(root)) return [];
  const differing = Object.entries(builtSettings()).filter(([name, value]) => stamp.settings?.[name] !== value);
  if (differing.length === 0) return [{ where, what: 'was built from other sources than the present ones', remedy }];
  return differing.map(([name, value]) => ({
    where,
    what: `was built with ${shown(name, stamp.settings?.[name])} and not with ${shown(name, value)}`,
    remedy,
  }));
}

function shown(name: string, value: string | undefined): string {
  return value === undefined || value === '' ? `no ${name}` : `${name}=${value}`;
}
