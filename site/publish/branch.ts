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
import { changesSince, ITSELF, onlyPublications, publishedCommit, TAG_PREFIX, withdrawalMessage } from './history.ts';
import { packagesOf } from './releases.ts';

/** The branch with what was saved in the studio on the server. */
export const STUDIO_BRANCH = 'studio-edits';

/** The git setting with the project's folder, whose commits the checkout follows. */
export const PROJECT_SETTING = 'studio.project';
/** Generated files. Conflicts in them do not matter, because the generator writes them again. */
export const GENERATED = /(?:^|\/)(?:site|tests)\/generated\//;
const BY_ITSELF = authorEnv(ITSELF);
const MERGE_MESSAGE = 'Merge what others have committed';
/** Without the options that the repository may have for merges into the branch. */
const PLAIN_MERGE = ['-c', `branch.${STUDIO_BRANCH}.mergeOptions=`, 'merge'];

/**
 * Gives branches and tags of earlier versions of this program, `studio/server` and `published/…`, their names of today.
 * The studio's checkout and what is edited in it stay.
 */
export async function takeOverOldNames(git: Git): Promise<void> {
  const old = 'refs/heads/studio/server';
  if ((await commitOf(git, old)) !== undefined && (await commitOf(git, `refs/heads/${STUDIO_BRANCH}`)) === undefined)
    await git(['branch', '--move', '--', 'studio/server', STUDIO_BRANCH]);
  const output = await git(['for-each-ref', '--format=%(refname) %(objectname)', 'refs/tags/published/']);
  for (const line of output.split('\n')) {
    const [, name = '', version, object = ''] =
      /^(refs\/tags\/published\/(\d{4}-\d{2}-\d{2}-\d+)) (\S+)$/.exec(line) ?? [];
    if (version === undefined) continue;
    const tag = `refs/tags/${TAG_PREFIX}${version}`;
    // oxlint-disable-next-line eslint/no-await-in-loop -- git locks the references
    if ((await commitOf(git, tag)) === undefined) await git(['update-ref', tag, object]);
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
  const checkout = await openCheckout(project, env);
  const git = gitIn(checkout);
  const folderOfGit = (await git(['rev-parse', '--absolute-git-dir'])).trim();
  // Removes the lock of a killed git. Nothing else uses this checkout before its studio has started.
  rmSync(join(folderOfGit, 'index.lock'), { force: true });
  const isHalfDone = ['MERGE_HEAD', 'REVERT_HEAD'].some((name) => existsSync(join(folderOfGit, name)));
  if (isHalfDone) await git(['reset', '--quiet', '--merge']);
  await gitIn(project)(['config', PROJECT_SETTING, realpathSync(project)]);
  linkPackages(project, checkout);
  return checkout;
}

/** Does the same for a checkout that its studio may be using, which has its packages. */
async function openCheckout(project: string, env: Readonly<Record<string, string | undefined>>): Promise<string> {
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
  const [top, branch] = await Promise.all([
    tried(own(['rev-parse', '--show-toplevel'])),
    tried(own(['symbolic-ref', '--short', 'HEAD'])),
  ]);
  if (top !== checkout || branch !== STUDIO_BRANCH)
    throw new UserError(
      `${folder} is not a checkout of the branch ${STUDIO_BRANCH}. Check that branch out there, or set STUDIO_DIR to a folder that does not exist.`,
    );
  return checkout;
}

export function checkoutFolder(project: string, env: Readonly<Record<string, string | undefined>>): string {
  return resolve(project, env['STUDIO_DIR']?.trim() || join('.studio', 'checkout'));
}

/** Entries of `node_modules` that are not shared between checkouts. */
const OWN_PACKAGES = new Set(['.cache', '.vite', '.vite-temp']);

/** Links each package separately, so that the checkout has caches of its own. Links anew to another set of packages. */
export function linkPackages(project: string, checkout: string): void {
  const from = packagesOf(publishFolder(project), checkout);
  const to = join(checkout, 'node_modules');
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

/** Restores changed generated files to those of a commit. */
export async function restoreGenerated(git: Git, commit: string): Promise<void> {
  const changed = await git([
    'diff',
    '--no-ext-diff',
    '--no-renames',
    '--name-only',
    '-z',
    '--diff-filter=MD',
    commit,
    '--',
  ]);
  const generated = generatedIn(changed);
  if (generated.length > 0) await git(['checkout', '--quiet', commit, '--', ...generated]);
}

/** Removes what unsaved edits have changed in generated files. */
async function resetGenerated(git: Git): Promise<void> {
  await restoreGenerated(git, 'HEAD');
  const added = generatedIn(await git(['ls-files', '--others', '--exclude-standard', '-z']));
  if (added.length > 0) await git(['clean', '--quiet', '--force', '--', ...added]);
}

function generatedIn(output: string): string[] {
  return split(output).filter((file) => GENERATED.test(file));
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
  await resetGenerated(git);
  if (chosen !== undefined) return attemptMerge(git, commit, env, chosen, chosen);
  const conflicts = await attemptMerge(git, commit, env);
  if (conflicts === undefined || keep === undefined) return conflicts;
  const [own, other] = keep === 'ours' ? ['HEAD', commit] : [commit, 'HEAD'];
  if (!(await onlyPublications(git, own, other, conflicts))) return conflicts;
  return attemptMerge(git, commit, env, keep);
}

/**
 * Merges a commit, or changes nothing and returns the conflicting files. Takes either side's generated files.
 *
 * @param preferred the side that wins conflicts within files
 * @param chosen the side that also wins where the other one has removed a file
 */
async function attemptMerge(
  git: Git,
  commit: string,
  env: Readonly<Record<string, string>>,
  preferred?: 'ours' | 'theirs',
  chosen?: 'ours' | 'theirs',
): Promise<readonly string[] | undefined> {
  const options = preferred === undefined ? [] : [`--strategy-option=${preferred}`];
  try {
    await git([...PLAIN_MERGE, '--quiet', '-m', MERGE_MESSAGE, ...options, '--end-of-options', commit], { env });
    return undefined;
  } catch (error) {
    const conflicts = await unmerged(git);
    const inSources = conflicts.filter((file) => !GENERATED.test(file));
    if (conflicts.length > 0 && (inSources.length === 0 || chosen !== undefined)) {
      await resolveGenerated(
        git,
        conflicts.filter((file) => GENERATED.test(file)),
      );
      if (chosen !== undefined) await takeSide(git, chosen, inSources);
      await git(['commit', '--quiet', '-m', MERGE_MESSAGE], { env });
      return undefined;
    }
    // There is nothing to abort if git refused to begin, to protect files that are being edited.
    await tried(git(['merge', '--abort']));
    if (inSources.length > 0) return inSources;
    const touched = /would be overwritten by merge:\n((?:\t.+\n)+)/.exec(
      error instanceof GitError ? error.message : '',
    );
    if (touched?.[1] === undefined) throw error;
    return touched[1].trim().split(/\n\t/);
  }
}

/** Resolves conflicts by one side's files, which may have been removed there. */
async function takeSide(git: Git, side: 'ours' | 'theirs', files: readonly string[]): Promise<void> {
  for (const file of files) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- git locks the index
    const taken = await tried(git(['checkout', `--${side}`, '--', file]));
    // oxlint-disable-next-line eslint/no-await-in-loop -- git locks the index
    await git(taken === undefined ? ['rm', '--quiet', '--', file] : ['add', '--', file]);
  }
}

/** The files with conflicts that nobody has resolved. */
async function unmerged(git: Git): Promise<string[]> {
  return split(await git(['diff', '--no-ext-diff', '--name-only', '--diff-filter=U', '-z', '--']));
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
 * Withdraws a saved change that is not published: commits its opposite to the studio's branch.
 *
 * @returns why it cannot be withdrawn: a later change or an unsaved edit builds on it, or it is gone
 */
export async function withdraw(
  project: string,
  env: Readonly<Record<string, string | undefined>>,
  commit: string,
  by: PublishPerson,
): Promise<'needed' | 'gone' | undefined> {
  const checkout = await openCheckout(project, env);
  const git = gitIn(checkout);
  const others = [await publishedCommit(git), await commitOf(gitIn(project), 'HEAD')];
  const change = (await changesSince(git, others, ['HEAD'])).find((each) => each.commit === commit);
  if (change === undefined) return 'gone';
  await resetGenerated(git);
  try {
    await git(['revert', '--no-commit', '--no-edit', commit]).catch(async (error: unknown) => {
      const conflicts = await unmerged(git);
      if (conflicts.length === 0 || conflicts.some((file) => !GENERATED.test(file))) throw error;
      await resolveGenerated(git, conflicts);
    });
    const message = withdrawalMessage(change.title, commit);
    await git(['commit', '--quiet', '--allow-empty', '-m', message], { env: authorEnv(by) });
    return undefined;
  } catch (error) {
    await git(['reset', '--quiet', '--merge']).catch(() => undefined);
    if (error instanceof GitError && error.problem === 'other') return 'needed';
    throw error;
  }
}
