import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '../../user-error.mjs';
import { gitIn, tried } from '../server/git.ts';
import { mergeCommit } from './merge.ts';

/** The branch of what was saved in the studio on the server and is not published yet. */
export const STUDIO_BRANCH = 'studio/server';

/** The setting of the repository that names the folder whose commits the checkout follows. */
const PROJECT_SETTING = 'studio.project';
/** What belongs to one checkout, of the folder of packages. */
const OWN_PACKAGES = new Set(['.cache', '.vite', '.vite-temp']);
/** The author of merges, which no person makes. */
const MERGER = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'Studio'],
    [`GIT_${who}_EMAIL`, 'studio@localhost'],
  ]),
);

/**
 * The studio's own checkout of the project, `STUDIO_DIR` or `.studio/checkout`: a git worktree on {@link STUDIO_BRANCH}, with the packages of
 * the project. It is made at the first use.
 *
 * @returns its folder
 * @throws UserError when the folder is something else
 */
export async function ensureCheckout(
  project: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const folder = resolve(project, env['STUDIO_DIR']?.trim() || join('.studio', 'checkout'));
  const git = gitIn(project);
  if (!existsSync(folder)) {
    // Git still lists a worktree whose folder was deleted.
    await git(['worktree', 'prune']);
    const exists =
      (await tried(git(['rev-parse', '--verify', '--quiet', `refs/heads/${STUDIO_BRANCH}`]))) !== undefined;
    await git(['worktree', 'add', ...(exists ? [folder, STUDIO_BRANCH] : ['-b', STUDIO_BRANCH, folder, 'HEAD'])]);
  }
  const checkout = realpathSync(folder);
  const [top, branch] = await Promise.all([
    tried(gitIn(checkout)(['rev-parse', '--show-toplevel'])),
    tried(gitIn(checkout)(['symbolic-ref', '--short', 'HEAD'])),
  ]);
  if (top !== checkout || branch !== STUDIO_BRANCH)
    throw new UserError(
      `${folder} is not a checkout of the branch ${STUDIO_BRANCH}. Check that branch out there, or set STUDIO_DIR to a folder that does not exist.`,
    );
  await git(['config', PROJECT_SETTING, realpathSync(project)]);
  linkPackages(join(project, 'node_modules'), join(checkout, 'node_modules'));
  return checkout;
}

/**
 * Takes newer commits of the project's branch into the checkout. Where they do not go together with what was edited there, nothing changes.
 *
 * @returns whether the checkout contains all commits of the project
 */
export async function followProject(checkout: string): Promise<boolean> {
  const git = gitIn(checkout);
  const project = (await git(['config', PROJECT_SETTING])).trim();
  const head = (await gitIn(project)(['rev-parse', 'HEAD'])).trim();
  if ((await tried(git(['merge-base', '--is-ancestor', head, 'HEAD']))) !== undefined) return true;
  return (await mergeCommit(git, head, { message: 'Take over the commits of the project', env: MERGER })) === undefined;
}

/** One link for each package: the folder itself is ignored by git, a link in its place would not be. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const present = new Set(readdirSync(to));
  for (const name of readdirSync(from))
    if (!present.has(name) && !OWN_PACKAGES.has(name)) symlinkSync(join(from, name), join(to, name), 'junction');
}
