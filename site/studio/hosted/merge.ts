import { tried, type Git } from '../server/git.ts';

/** Files that the generator writes anew: where two versions of them conflict, either will do. */
const GENERATED = /(?:^|\/)(?:site|tests)\/generated\//;

/** Of a list of paths that git separates with NUL, those that match. */
function split(output: string): string[] {
  return output.split('\0').filter(Boolean);
}

/**
 * Merges a commit into the branch that is checked out. Generated files may be stale afterwards: the generator has to run.
 *
 * @returns nothing when it is merged; otherwise the files that conflict, none where git refuses for another reason
 */
export async function mergeCommit(
  git: Git,
  commit: string,
  { message, env = {} }: { readonly message?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<readonly string[] | undefined> {
  const changed = split(await git(['diff', '--name-only', '-z'])).filter((file) => GENERATED.test(file));
  if (changed.length > 0) await git(['checkout', '--quiet', '--', ...changed]);
  const named = message === undefined ? ['--no-edit'] : ['-m', message];
  if ((await tried(git(['merge', '--quiet', ...named, commit], { env }))) !== undefined) return undefined;
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
