import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteRoot } from '../site-root.mjs';
import { gitIn } from '../studio/server/git.ts';
import { MIGRATIONS_AHEAD, type NextVersion } from './supervised.ts';

/** The file in the site's folder that records why the last published version did not start. */
export const FAILED_START = join('.studio', 'failed-start.json');

/** The content of {@link FAILED_START}. */
export interface FailedStart {
  readonly at: string;
  readonly why: string;
}

/** The version that another one replaced: its commit, and the folder to which its build was moved. */
type PreviousVersion = Awaited<ReturnType<typeof installVersion>>;

/** Replaces the project's files and build with those of a new version. Returns the replaced version. */
export async function installVersion(project: string, { commit, dist }: NextVersion) {
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
 * Restores the files and the build of the previous version, deletes the tag of the failed one, and records the reason.
 * Returns the environment for starting the previous version: the database may already have the failed one's migrations.
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
  recordFailedStart(root, why);
  const known = new Set(readdirSync(migrations));
  return { [MIGRATIONS_AHEAD]: tried.filter((name) => !known.has(name)).join(',') };
}

/** Records why a version did not start, for the person who published it. */
export function recordFailedStart(root: string, why: string): void {
  const note: FailedStart = { at: new Date().toISOString(), why };
  writeFileSync(join(root, FAILED_START), JSON.stringify(note));
}
