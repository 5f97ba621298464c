import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { readChecked } from '../../generator/check/index.ts';
import { entryOf, projectOf, shownBefore, specFolderOf } from '../../generator/files.ts';
import { findPlaceholders } from '../../generator/read/placeholders.ts';
import { gitIn } from '../../site/git.ts';
import { isBuilt } from '../../site/current-build.ts';
import { checkSettings, type Finding } from './settings.ts';

/** Checks the spec, the settings, git and the build. */
export async function checkRelease(root: string, environment: NodeJS.ProcessEnv): Promise<readonly Finding[]> {
  return [...(await checkSpecForRelease(root)), ...checkSettings(environment), ...(await checkOutput(root))];
}

/** The placeholders and samples in a site's spec, and the generator's warnings unless the spec is invalid. */
export async function checkSpecForRelease(root: string): Promise<readonly Finding[]> {
  const checked = await readChecked(root);
  const warnings = checked.ok ? await checked.review() : [];
  return [
    ...findPlaceholders(specFolderOf(root), projectOf(entryOf(root))),
    ...warnings.map(({ location: { file, line, column }, message, hint }) => ({
      where: `${file}:${line}:${column}`,
      what: message,
      remedy: hint ?? 'Change it.',
    })),
  ];
}

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

/** Lists findings, grouped by remedy. */
export function describeFindings(findings: readonly Finding[]): string {
  const groups = Map.groupBy(findings, ({ remedy }) => remedy);
  return [...groups]
    .map(([remedy, group]) => [...group.map(({ where, what }) => `  ${where}  ${what}`), `    → ${remedy}`].join('\n'))
    .join('\n\n');
}
