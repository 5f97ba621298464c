import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { authorEnv, commitOf, contains, gitIn, GitError, tried, type Git } from '../git.ts';
import { UserError } from '../user-error.mjs';
import type { PublishPerson } from './contract.ts';
import { publishFolder } from './folder.ts';
import { ITSELF, onlyPublications, TAG_PREFIX, withdrawalMessage } from './history.ts';
import { packagesOf } from './packages.ts';

/** The branch with what was saved in the studio on the server. */
export const STUDIO_BRANCH = 'studio-edits';

/** The git setting with the project's folder, whose commits the checkout follows. */
export const PROJECT_SETTING = 'studio.project';
/** Generated files. Conflicts in them do not matter, because the generator writes them again. */
export const GENERATED = /(?:^|\/)(?:site|tests)\/generated\//;
const BY_ITSELF = authorEnv(ITSELF);

/**
 * Gives branches and tags of earlier versions of this program, `studio/server` and `published/…`, their names of today.
 * The studio's checkout and what is edited in it stay.
 */
export async function takeOverOldNames(git: Git): Promise<void> {
  const old = 'refs/heads/studio/server';
  if ((await commitOf(git, old)) !== undefined && (await commitOf(git, `refs/heads/${STUDIO_BRANCH}`)) === undefined)
    await git(['branch', '--move', '--', 'studio/server', STUDIO_BRANCH]);
  const output = await git(['for-each-ref', '--format=%(refname) %(objectname)', 'refs/tags/published/']);
  for (const line of output.split('\n').filter(Boolean)) {
    const [name = '', object = ''] = line.split(' ');
    const version = name.slice('refs/tags/published/'.length);
    // oxlint-disable-next-line eslint/no-await-in-loop -- git locks the references
    await git(['update-ref', `refs/tags/${TAG_PREFIX}${version}`, object]);
    // oxlint-disable-next-line eslint/no-await-in-loop -- git locks the references
    await git(['update-ref', '-d', name, object]);
  }
}

/**
 * Returns the folder of the studio's own checkout of the project, `STUDIO_DIR` or `.studio/checkout`. Creates it if
 * necessary: a git worktree on {@link STUDIO_BRANCH} that links packages.
 *
 * @throws UserError if the folder exists and is not such a checkout
 */
export async function ensureCheckout(
  project: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const folder = checkoutFolder(project, env);
  const git = gitIn(project);
  await takeOverOldNames(git);
  if (!existsSync(folder)) {
    // Otherwise git still lists a worktree whose folder was deleted.
    await git(['worktree', 'prune']);
    const exists = (await commitOf(git, `refs/heads/${STUDIO_BRANCH}`)) !== undefined;
    const branch = exists ? [folder, STUDIO_BRANCH] : ['-b', STUDIO_BRANCH, folder, 'HEAD'];
    await git(['worktree', 'add', '--quiet', ...branch]);
  }
  const checkout = realpathSync(folder);
  const own = gitIn(checkout);
  const [top, branch, folderOfGit] = await Promise.all([
    tried(own(['rev-parse', '--show-toplevel'])),
    tried(own(['symbolic-ref', '--short', 'HEAD'])),
    tried(own(['rev-parse', '--absolute-git-dir'])),
  ]);
  if (top !== checkout || branch !== STUDIO_BRANCH)
    throw new UserError(
      `${folder} is not a checkout of the branch ${STUDIO_BRANCH}. Check that branch out there, or set STUDIO_DIR to a folder that does not exist.`,
    );
  // Left by a git that was killed. Nothing else uses this checkout before its studio has started.
  if (folderOfGit !== undefined) rmSync(join(folderOfGit, 'index.lock'), { force: true });
  await git(['config', PROJECT_SETTING, realpathSync(project)]);
  linkPackages(packagesOf(publishFolder(project), checkout), join(checkout, 'node_modules'));
  return checkout;
}

export function checkoutFolder(project: string, env: Readonly<Record<string, string | undefined>>): string {
  return resolve(project, env['STUDIO_DIR']?.trim() || join('.studio', 'checkout'));
}

/** Entries of `node_modules` that are not shared between checkouts. */
const OWN_PACKAGES = new Set(['.cache', '.vite', '.vite-temp']);

/** Links each package separately, so that the checkout has caches of its own. Links anew to another set of packages. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const present = readdirSync(to);
  const stale = present.filter((name) => {
    const link = join(to, name);
    return lstatSync(link).isSymbolicLink() && resolve(dirname(readlinkSync(link))) !== resolve(from);
  });
  for (const name of stale) rmSync(join(to, name), { force: true });
  const kept = new Set(present.filter((name) => !stale.includes(name)));
  for (const name of readdirSync(from))
    if (!kept.has(name) && !OWN_PACKAGES.has(name)) symlinkSync(join(from, name), join(to, name), 'junction');
}

function split(output: string): string[] {
  return output.split('\0').filter(Boolean);
}

/** Restores changed generated files to those of a commit, or of the index. */
export async function restoreGenerated(git: Git, commit?: string): Promise<void> {
  const revision = commit === undefined ? [] : [commit];
  const changed = split(
    await git(['diff', '--no-ext-diff', '--name-only', '-z', '--diff-filter=MD', ...revision, '--']),
  );
  const generated = changed.filter((file) => GENERATED.test(file));
  if (generated.length > 0) await git(['checkout', '--quiet', ...revision, '--', ...generated]);
}

interface MergeOptions {
  readonly env?: Readonly<Record<string, string>>;
  /**
   * The side whose edits were made in the studio: `ours` is the checked-out one. It wins where the other side has only
   * what publishing itself committed, as when somebody goes back to a version and edits the same text again.
   */
  readonly keep?: 'ours' | 'theirs';
  /** The side that wins every conflict: somebody has seen both versions and chosen. */
  readonly chosen?: 'ours' | 'theirs' | undefined;
}

/**
 * Merges a commit into the checked-out one. Generated files may be stale afterwards, so run the generator.
 *
 * @returns `undefined` if it is contained now; otherwise the conflicting files
 * @throws {GitError} if git refuses for another reason
 */
export async function mergeCommit(
  git: Git,
  commit: string,
  { env = BY_ITSELF, keep, chosen }: MergeOptions = {},
): Promise<readonly string[] | undefined> {
  if (await contains(git, 'HEAD', commit)) return undefined;
  await restoreGenerated(git);
  const merge = (...more: readonly string[]): Promise<string> =>
    git(['merge', '--quiet', '-m', 'Merge what others have committed', ...more, commit], { env });
  if (chosen !== undefined) return conflictsOf(git, merge('--strategy-option', chosen), chosen);
  const conflicts = await conflictsOf(git, merge());
  if (conflicts === undefined) return undefined;
  const [base] = (await git(['merge-base', 'HEAD', commit])).trim().split('\n');
  const other = keep === 'ours' ? commit : 'HEAD';
  if (keep !== undefined && base !== undefined && (await onlyPublications(git, base, other, conflicts))) {
    await tried(git(['merge', '--abort']));
    return conflictsOf(git, merge('--strategy-option', keep));
  }
  // There is nothing to abort if git refused to begin, to protect files that are being edited.
  await tried(git(['merge', '--abort']));
  return conflicts;
}

/**
 * The files in which a merge conflicts; `undefined` if it succeeds, also by taking either side's generated files, or the
 * chosen side's files where one side has removed them.
 */
async function conflictsOf(
  git: Git,
  merging: Promise<string>,
  chosen?: 'ours' | 'theirs',
): Promise<readonly string[] | undefined> {
  try {
    await merging;
    return undefined;
  } catch (error) {
    const conflicts = split(await git(['diff', '--no-ext-diff', '--name-only', '--diff-filter=U', '-z', '--']));
    if (conflicts.length === 0) {
      const touched = /would be overwritten by merge:\n((?:\t.+\n)+)/.exec(
        error instanceof GitError ? error.message : '',
      );
      if (touched?.[1] === undefined) throw error;
      return touched[1].trim().split(/\n\t/);
    }
    const inSources = conflicts.filter((file) => !GENERATED.test(file));
    if (inSources.length > 0 && chosen === undefined) return inSources;
    await resolveGenerated(
      git,
      conflicts.filter((file) => GENERATED.test(file)),
    );
    for (const file of inSources) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- git locks the index
      const taken = await tried(git(['checkout', `--${chosen}`, '--', file]));
      // oxlint-disable-next-line eslint/no-await-in-loop -- git locks the index
      await git(taken === undefined ? ['rm', '--quiet', '--', file] : ['add', '--', file]);
    }
    await git(['commit', '--quiet', '--no-edit'], { env: BY_ITSELF });
    return undefined;
  }
}

/** Resolves conflicts in generated files by taking the other side's, or the own one where that has deleted the file. */
async function resolveGenerated(git: Git, files: readonly string[]): Promise<void> {
  for (const file of files) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- git locks the index
    const taken = await tried(git(['checkout', '--theirs', '--', file]));
    // oxlint-disable-next-line eslint/no-await-in-loop -- git locks the index
    if (taken === undefined) await tried(git(['checkout', '--ours', '--', file]));
  }
  if (files.length > 0) await git(['add', '--all', '--', ...files]);
}

/**
 * Withdraws a saved change: commits its opposite to the studio's branch.
 *
 * @returns why it cannot be withdrawn: a later change builds on it, or it is gone
 */
export async function withdraw(
  project: string,
  env: Readonly<Record<string, string | undefined>>,
  commit: string,
  by: PublishPerson,
): Promise<'needed' | 'gone' | undefined> {
  const checkout = await ensureCheckout(project, env);
  const git = gitIn(checkout);
  const found = /^[0-9a-f]{40,64}$/.test(commit) ? await commitOf(git, commit) : undefined;
  if (found === undefined || !(await contains(git, 'HEAD', found))) return 'gone';
  await restoreGenerated(git);
  try {
    await git(['revert', '--no-commit', '--no-edit', found]);
  } catch (error) {
    const conflicts = split(await git(['diff', '--no-ext-diff', '--name-only', '--diff-filter=U', '-z', '--']));
    if (conflicts.length === 0 || conflicts.some((file) => !GENERATED.test(file))) {
      await tried(git(['revert', '--abort']));
      if (error instanceof GitError && error.problem !== 'other') throw error;
      return 'needed';
    }
    await resolveGenerated(git, conflicts);
  }
  const subject = (await git(['log', '-1', '--format=%s', found])).trim();
  await git(['commit', '--quiet', '--allow-empty', '-m', withdrawalMessage(subject, found)], { env: authorEnv(by) });
  return undefined;
}
