import type { asJson } from '../../generator/diagnostics/print.ts';
import { addedPlaceholders, placeholdersIn } from '../../generator/read/placeholders.ts';
import { sitePrefix, specFolderOf } from '../../site/site-root.mjs';
import { relative } from 'node:path';

import { mergeCommit, restoreGenerated } from '../../site/studio/hosted/merge.ts';
import { tried, type Git } from '../../site/studio/server/git.ts';
import { ROOT } from '../node.mjs';
import { tail } from '../process.mjs';
import { SITE_ROOT } from '../site.mjs';
import { Refusal, runIn } from './worktree.ts';

function specFolder(): string {
  return relative(ROOT, specFolderOf(SITE_ROOT)).replaceAll('\\', '/');
}

/** Merges a branch, if it exists, into the checked-out commit. */
export async function merge(git: Git, branch: string): Promise<void> {
  const tip = await tried(git(['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`]));
  if (tip === undefined) return;
  const conflicts = await mergeCommit(git, tip);
  if (conflicts) throw new Refusal('conflict', conflicts);
}

/** Restores only the spec of a version: code and migrations stay as they are. */
export async function restore(git: Git, version: string): Promise<void> {
  const spec = specFolder();
  const others = spec === sitePrefix().slice(0, -1) ? ['site', 'tests'].map((name) => `:(exclude)${spec}/${name}`) : [];
  await git(['restore', `--source=${version}`, '--staged', '--worktree', '--', spec, ...others]);
}

/** The placeholder texts that were added to the spec between two commits, with their positions. */
export async function examplesIn(git: Git, before: string, after: string): Promise<string[]> {
  const changed = await git(['diff', '--name-only', '-z', '--diff-filter=AM', before, after, '--', `${specFolder()}/`]);
  const files = changed.split('\0').filter((file) => file.endsWith('.ts'));
  const found = async (commit: string): Promise<ReturnType<typeof placeholdersIn>> => {
    const texts = await Promise.all(files.map((file) => tried(git(['show', `${commit}:${file}`]))));
    return texts.flatMap((text, index) => placeholdersIn(text ?? '', files[index] ?? ''));
  };
  return addedPlaceholders(await found(before), await found(after)).map(({ where, what }) => `${where} ${what}`);
}

/**
 * Runs the generator in a checkout and commits the generated files. Compares with those of the commit `since`: saves in
 * the studio update them, but what they do to stored rows is accepted by the person who publishes.
 *
 * @param message the commit message
 */
export async function compile(
  git: Git,
  folder: string,
  { since, accept, message }: { readonly since: string; readonly accept: boolean; readonly message: string },
): Promise<void> {
  await restoreGenerated(git, since);
  const { code, output } = await runIn(folder, 'generator/cli.ts', '--format', 'json', ...(accept ? ['--accept'] : []));
  if (code !== 0) {
    const found = diagnosticsIn(output).filter(({ severity }) => severity !== 'warning');
    const rows = found.filter((each) => each.code.startsWith('data/'));
    throw new Refusal(
      rows.length > 0 ? 'rows' : 'spec',
      found.length > 0 ? (rows.length > 0 ? rows : found).map((each) => each.message) : tail(output).split('\n'),
    );
  }
  await git(['add', '--all']);
  if ((await tried(git(['diff', '--cached', '--quiet']))) !== undefined) return;
  await git(['commit', '--quiet', '-m', message]);
}

function diagnosticsIn(output: string): readonly ReturnType<typeof asJson>[] {
  try {
    return (JSON.parse(output) as { diagnostics: readonly ReturnType<typeof asJson>[] }).diagnostics;
  } catch {
    return [];
  }
}
