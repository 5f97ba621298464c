import { authorEnv, commitOf, contains, gitIn, GitError, tried, type Git } from '../git.ts';
import type { PublishFolder, Release } from './folder.ts';
import { branchOf, TAG_PREFIX } from './history.ts';
import { pruneReleases } from './releases.ts';
import { clear, raise } from './troubles.ts';

/**
 * Records a release that serves: its tag, the repository, and the project's folder, which follows it. What fails is a
 * trouble, since the release serves all the same. Doing it again does what is left.
 */
export async function record(
  folder: PublishFolder,
  release: Release,
  { followsOrigin }: { readonly followsOrigin: boolean },
): Promise<void> {
  const git = gitIn(folder.installation);
  try {
    if (release.tag !== undefined) await tag(git, release);
    await follow(git, release);
    clear(folder, 'follow');
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    raise(folder, { kind: 'follow', git: error.problem, details: [error.message] });
  }
  if (followsOrigin) await push(folder, git, release);
  await pruneReleases(folder);
}

async function tag(git: Git, { version, commit, by, tag: message = '' }: Release): Promise<void> {
  const name = `${TAG_PREFIX}${version}`;
  if ((await commitOf(git, `refs/tags/${name}`)) !== undefined) return;
  const options = ['--annotate', '--cleanup=whitespace', '-m', message];
  await git(['tag', ...options, name, commit], { env: authorEnv(by) });
}

/** Fast-forwards the project's folder to the release. */
async function follow(git: Git, { commit }: Release): Promise<void> {
  // The branch may have options of its own for merges.
  const plain = ['-c', `branch.${await branchOf(git)}.mergeOptions=`];
  if (!(await contains(git, 'HEAD', commit))) await git([...plain, 'merge', '--quiet', '--ff-only', commit]);
}

/** Pushes the release and the tags. */
async function push(folder: PublishFolder, git: Git, { commit }: Release): Promise<void> {
  try {
    await pushTo(git, commit);
    await git(['push', '--quiet', 'origin', `refs/tags/${TAG_PREFIX}*:refs/tags/${TAG_PREFIX}*`]);
    clear(folder, 'push');
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    raise(folder, { kind: 'push', git: error.problem, details: [error.message] });
  }
}

/**
 * Pushes a commit to the branch of `origin` that the project's folder has checked out, unless that contains the commit:
 * a programmer may have pushed more since.
 */
export async function pushTo(git: Git, commit: string): Promise<void> {
  const branch = await branchOf(git);
  const remote = await commitOf(git, `refs/remotes/origin/${branch}`);
  if (remote !== undefined && (await contains(git, remote, commit))) return;
  await git(['push', '--quiet', 'origin', `${commit}:refs/heads/${branch}`]);
}

/** Fetches the branches and the versions of `origin`. */
export async function fetchOrigin(git: Git): Promise<void> {
  const fetch = ['fetch', '--quiet', '--no-prune', '--no-tags', 'origin'];
  await git([...fetch, '+refs/heads/*:refs/remotes/origin/*']);
  // A version of another server with the same name is refused, and stays unknown here.
  await tried(git([...fetch, `refs/tags/${TAG_PREFIX}*:refs/tags/${TAG_PREFIX}*`]));
}
