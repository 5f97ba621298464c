import { commitOf, gitIn } from '../git.ts';
import { readsOrigin } from './prerequisites.ts';
import { linkPackages, mergeCommit, PROJECT_SETTING } from './branch.ts';
import { publishFolder } from './folder.ts';
import { branchOf } from './history.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The commits that the studio's checkout has to contain: that of the project's branch, the published version's, and, where
 * `origin` is followed, what programmers have pushed, as it was last fetched.
 */
export async function upstreamOf(checkout: string, env: Environment): Promise<string[]> {
  const own = gitIn(checkout);
  const project = (await own(['config', PROJECT_SETTING])).trim();
  const git = gitIn(project);
  const { current, release } = publishFolder(project);
  const origin = (await readsOrigin(env, project))
    ? await commitOf(git, `refs/remotes/origin/${await branchOf(git)}`)
    : undefined;
  const tips = [await commitOf(git, 'HEAD'), release(current() ?? '')?.commit, origin];
  return tips.filter((tip, index) => tip !== undefined && tips.indexOf(tip) === index) as string[];
}

/**
 * Merges these commits into a checkout in which nobody works, and links its packages. If they conflict with edits there,
 * changes nothing.
 *
 * @returns whether the checkout contains all these commits
 */
export async function followProject(checkout: string, env: Environment): Promise<boolean> {
  const git = gitIn(checkout);
  let isFollowed = true;
  for (const tip of await upstreamOf(checkout, env)) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one merge after the other
    isFollowed &&= (await mergeCommit(git, tip, { keep: 'ours' })) === undefined;
  }
  // The merged commits may have changed the lockfile.
  linkPackages((await git(['config', PROJECT_SETTING])).trim(), checkout);
  return isFollowed;
}
