import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commitOf, contains, gitIn, tried, type Git } from '../git.ts';
import { builtManifest, readManifest } from '../current-build.ts';
import { PROJECT, sitePrefix } from '../site-root.mjs';
import type { PublishFolder, Release } from './folder.ts';
import { linkRelease, prunePackages } from './packages.ts';
import { failedProgram, runIn } from './programs.ts';

/** How many releases stay, for a failed start and for a crash. */
const KEPT = 5;

/** Checks a commit out into a folder, without changing what is checked out elsewhere. */
export async function addWorktree(git: Git, path: string, commit: string): Promise<void> {
  await removeWorktree(git, path);
  await git(['worktree', 'add', '--quiet', '--detach', '--force', path, commit]);
}

/** Removes a checkout, also one that was interrupted while it was made. */
async function removeWorktree(git: Git, path: string): Promise<void> {
  await tried(git(['worktree', 'unlock', path]));
  rmSync(path, { recursive: true, force: true });
  await tried(git(['worktree', 'prune']));
}

/** The folder of a site's build in a checkout. */
function distOf(checkout: string): string {
  return join(checkout, sitePrefix(), 'dist');
}

/**
 * Builds the site of a release, on top of the build before it: that has the assets that open pages still need, and what
 * has not changed.
 */
export async function buildRelease(release: string, before: string | undefined): Promise<void> {
  const dist = distOf(release);
  if (before !== undefined && existsSync(distOf(before))) cpSync(distOf(before), dist, { recursive: true });
  const { code, output } = await runIn(release, 'scripts/build.ts');
  if (code !== 0) throw failedProgram('build', output);
}

/**
 * Makes a release of the commit that the server has started from in the project's folder, unless there is one: the
 * folder may have changed since, and the next version may not start.
 */
export async function keepServed(folder: PublishFolder, release: Omit<Release, 'packages'>): Promise<Release> {
  const known = folder.releases().find(({ commit }) => commit === release.commit);
  if (known) return known;
  const path = folder.releasePath(release.version);
  const git = gitIn(folder.installation);
  await addWorktree(git, path, release.commit);
  const packages = await linkRelease(folder, path);
  const root = join(path, sitePrefix());
  const built = distOf(folder.installation);
  const isOfCommit =
    existsSync(builtManifest(built)) && readFileSync(builtManifest(built), 'utf8') === readManifest(root);
  if (isOfCommit) cpSync(built, distOf(path), { recursive: true });
  else await buildRelease(path, undefined);
  const complete = { ...release, packages };
  folder.complete(complete);
  return complete;
}

/** Removes incomplete releases, all but the latest complete ones, and the packages that none of them uses. */
export async function pruneReleases(folder: PublishFolder): Promise<void> {
  const git = gitIn(folder.installation);
  const complete = folder.releases().map(({ version }) => version);
  const current = folder.current();
  // The code of this process is not removed, even if five later releases have failed.
  const kept = new Set([...complete.slice(0, KEPT), ...(current === undefined ? [] : [current])]);
  const stale = folder
    .releaseFolders()
    .filter((version) => !kept.has(version) && folder.releasePath(version) !== PROJECT);
  for (const version of stale) {
    folder.forget(version);
    // oxlint-disable-next-line eslint/no-await-in-loop -- git locks the list of worktrees
    await removeWorktree(git, folder.releasePath(version));
  }
  prunePackages(folder);
}

/** Removes a release that failed. */
export async function discardRelease(folder: PublishFolder, version: string): Promise<void> {
  folder.forget(version);
  await removeWorktree(gitIn(folder.installation), folder.releasePath(version));
}

/** The folder that a server serves: a release, or the project's own. */
export interface Served {
  readonly folder: string;
  readonly release?: Release;
  /** Why it serves the folder although there is a release. */
  readonly reason?: 'newer';
}

/**
 * Chooses what to serve: the current release, unless the project's folder has commits or edits that the release lacks.
 * Then a maintainer has changed the folder.
 */
export async function chooseServed(folder: PublishFolder): Promise<Served> {
  const release = usable(folder, folder.current());
  const own = { folder: folder.installation };
  if (release === undefined) return own;
  const git = gitIn(folder.installation);
  const served = { folder: folder.releasePath(release.version), release };
  try {
    const head = await commitOf(git, 'HEAD');
    const edits = await git(['status', '--porcelain', '--untracked-files=no']);
    const isContained = head === undefined || (await contains(git, release.commit, head));
    return edits === '' && isContained ? served : { ...own, reason: 'newer' };
  } catch {
    // git cannot tell. The release is complete.
    return served;
  }
}

/** The release of a name, if its folder and its packages exist. */
export function usable(folder: PublishFolder, version: string | undefined): Release | undefined {
  const release = version === undefined ? undefined : folder.release(version);
  if (release === undefined) return undefined;
  const path = folder.releasePath(release.version);
  return existsSync(distOf(path)) && existsSync(join(path, 'node_modules')) ? release : undefined;
}
