import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '../../user-error.mjs';
import { authorEnv, gitIn, tried } from '../server/git.ts';
import { mergeCommit } from './merge.ts';

/** The branch with changes that were saved in the studio on the server and may not be published yet. */
export const STUDIO_BRANCH = 'studio/server';

/** The git setting with the project's folder, whose commits the checkout follows. */
const PROJECT_SETTING = 'studio.project';
/** Entries of `node_modules` that are not shared between checkouts. */
const OWN_PACKAGES = new Set(['.cache', '.vite', '.vite-temp']);
/** The author of automatic merges. */
const MERGER = authorEnv({ name: 'Studio', email: 'studio@localhost' });

/**
 * Returns the folder of the studio's own checkout of the project, `STUDIO_DIR` or `.studio/checkout`. Creates it if
 * necessary: a git worktree on {@link STUDIO_BRANCH} that links the project's packages.
 *
 * @throws UserError if the folder exists and is not such a checkout
 */
export async function ensureCheckout(
  project: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const folder = resolve(project, env['STUDIO_DIR']?.trim() || join('.studio', 'checkout'));
  const git = gitIn(project);
  if (!existsSync(folder)) {
    // Otherwise git still lists a worktree whose folder was deleted.
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
 * Merges newer commits of the project's branch into the checkout. If they conflict with edits there, changes nothing.
 *
 * @returns whether the checkout contains all commits of the project
 */
export async function followProject(checkout: string): Promise<boolean> {
  const git = gitIn(checkout);
  const project = (await git(['config', PROJECT_SETTING])).trim();
  const head = (await gitIn(project)(['rev-parse', 'HEAD'])).trim();
  if ((await tried(git(['merge-base', '--is-ancestor', head, 'HEAD']))) !== undefined) return true;
  return (await mergeCommit(git, head, { message: 'Merge the commits of the project', env: MERGER })) === undefined;
}

/** Links each package separately: git ignores the `node_modules` folder, but would not ignore a link with that name. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const present = new Set(readdirSync(to));
  for (const name of readdirSync(from))
    if (!present.has(name) && !OWN_PACKAGES.has(name)) symlinkSync(join(from, name), join(to, name), 'junction');
}
