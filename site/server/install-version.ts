import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteRoot } from '../site-root.mjs';
import { gitIn } from '../studio/server/git.ts';
import { MIGRATIONS_AHEAD, type NextVersion } from './supervised.ts';

/** Below the site's folder: why the last published version did not start. */
export const FAILED_START = join('.studio', 'failed-start.json');

/** What {@link FAILED_START} holds. */
export interface FailedStart {
  readonly at: string;
  readonly why: string;
}

/** The version that another one replaced. */
export interface PreviousVersion {
  readonly commit: string;
  /** Where its build is now. */
  readonly dist: string;
}

/** Puts the files of a version and its build in place of those of the project. Returns the version that they replace. */
export async function installVersion(project: string, { commit, dist }: NextVersion): Promise<PreviousVersion> {
  const root = siteRoot(project);
  const studio = join(root, '.studio');
  mkdirSync(studio, { recursive: true });
  rmSync(join(root, FAILED_START), { force: true });
  const git = gitIn(project);
  const previous = { commit: (await git(['rev-parse', 'HEAD'])).trim(), dist: join(studio, 'previous-dist') };
  await git(['merge', '--quiet', '--ff-only', commit]);
  rmSync(previous.dist, { recursive: true, force: true });
  if (existsSync(join(root, 'dist'))) renameSync(join(root, 'dist'), previous.dist);
  cpSync(dist, join(root, 'dist'), { recursive: true });
  return previous;
}

/**
 * Restores the files and the build of the previous version, removes the tag of the one that failed, and notes why. Returns the settings
 * with which the previous version starts: its database may have run migrations of the other one.
 */
export async function returnToPrevious(
  project: string,
  failed: NextVersion,
  previous: PreviousVersion,
  why: string,
): Promise<Record<string, string>> {
  const root = siteRoot(project);
  const migrations = join(root, 'site', 'supabase', 'migrations');
  const tried = readdirSync(migrations);
  const git = gitIn(project);
  await git(['reset', '--quiet', '--keep', previous.commit]);
  if (failed.version !== undefined) await git(['tag', '--delete', failed.version]);
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  renameSync(previous.dist, join(root, 'dist'));
  noteFailedStart(root, why);
  const known = new Set(readdirSync(migrations));
  return { [MIGRATIONS_AHEAD]: tried.filter((name) => !known.has(name)).join(',') };
}

/** Notes why a version did not start, so that the person who published it can read it. */
export function noteFailedStart(root: string, why: string): void {
  const note: FailedStart = { at: new Date().toISOString(), why };
  writeFileSync(join(root, FAILED_START), JSON.stringify(note));
}
