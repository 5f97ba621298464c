import { tried, type Git } from '../server/git.ts';

/** Generated files. Conflicts in them do not matter, because the generator writes them again. */
const GENERATED = /(?:^|\/)(?:site|tests)\/generated\//;

function split(output: string): string[] {
  return output.split('\0').filter(Boolean);
}

/** Restores changed generated files to those of a commit, or of the index. */
export async function restoreGenerated(git: Git, commit?: string): Promise<void> {
  const revision = commit === undefined ? [] : [commit];
  const changed = split(await git(['diff', '--name-only', '-z', '--diff-filter=MD', ...revision]));
  const generated = changed.filter((file) => GENERATED.test(file));
  if (generated.length > 0) await git(['checkout', '--quiet', ...revision, '--', ...generated]);
}

/**
 * Merges a commit into the checked-out branch. Generated files may be stale afterwards, so run the generator.
 *
 * @returns `undefined` if merged; otherwise the conflicting files, or an empty list if git failed for another reason
 */
export async function mergeCommit(
  git: Git,
  commit: string,
  { message, env = {} }: { readonly message?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<readonly string[] | undefined> {
  await restoreGenerated(git);
  const messageArgs = message === undefined ? ['--no-edit'] : ['-m', message];
  if ((await tried(git(['merge', '--quiet', ...messageArgs, commit], { env }))) !== undefined) return undefined;
  const conflicts = split(await git(['diff', '--name-only', '--diff-filter=U', '-z']));
  const inSources = conflicts.filter((file) => !GENERATED.test(file));
  if (conflicts.length === 0 || inSources.length > 0) {
    await tried(git(['merge', '--abort']));
    return inSources;
  }
  await git(['checkout', '--theirs', '--', ...conflicts]);
  await git(['add', '--', ...conflicts]);
  await git(['commit', '--quiet', '--no-edit'], { env });
  return undefined;
}
