import {
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { commitOf, contains, gitIn, tried, type Git } from '../git.ts';
import { builtManifest, readManifest } from '../current-build.ts';
import { PROJECT, sitePrefix } from '../site-root.mjs';
import type { PublishFolder, Release } from './folder.ts';
import { failedProgram, runIn, npmInstall } from './programs.ts';

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

/*
 * The packages of releases are in `.publish/packages/<hash of the lockfile>/`, and each release links its own. The
 * project's `node_modules` is a programmer's: it may be replaced while a release runs.
 */

const LOCKFILE = 'package-lock.json';

/** The name of the folder with a checkout's packages. */
export function packagesName(checkout: string): string {
  return createHash('sha256')
    .update(readFileSync(join(checkout, LOCKFILE)))
    .digest('hex')
    .slice(0, 16);
}

/** The folder with a checkout's packages: those of its lockfile if a release uses them, else the project's. */
export function packagesOf(folder: PublishFolder, checkout: string): string {
  const own = existsSync(join(checkout, LOCKFILE)) && folder.path('packages', packagesName(checkout), 'node_modules');
  return own && existsSync(own) ? own : join(folder.installation, 'node_modules');
}

/**
 * Links the packages of a release, and installs them first if its lockfile is new.
 *
 * @returns the name of their folder
 */
export async function linkRelease(folder: PublishFolder, release: string): Promise<string> {
  const name = packagesName(release);
  const complete = folder.path('packages', name);
  if (!existsSync(complete)) {
    const draft = `${complete}.part`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    for (const file of ['package.json', LOCKFILE]) copyFileSync(join(release, file), join(draft, file));
    await npmInstall(draft);
    renameSync(draft, complete);
  }
  rmSync(join(release, 'node_modules'), { recursive: true, force: true });
  symlinkSync(join(complete, 'node_modules'), join(release, 'node_modules'), 'junction');
  return name;
}

/** Removes the packages that no complete release uses. */
function prunePackages(folder: PublishFolder): void {
  const used = new Set(folder.releases().map(({ packages }) => packages));
  const root = folder.path('packages');
  for (const name of existsSync(root) ? readdirSync(root) : [])
    if (!used.has(name)) rmSync(join(root, name), { recursive: true, force: true });
}
