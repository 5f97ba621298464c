import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { siteRoot } from '../site-root.mjs';
import { MIGRATIONS_AHEAD, type Previous } from './supervised.ts';

/** Below the site's folder: why the last published version did not start. */
export const FAILED_START = join('.studio', 'failed-start.json');

/** What {@link FAILED_START} holds. */
export interface FailedStart {
  readonly at: string;
  readonly why: string;
}

/**
 * Restores the files of the previous version, and notes why. Returns the settings with which it starts: its database may have run
 * migrations of the version that failed.
 */
export async function returnToPrevious(
  project: string,
  { commit, dist }: Previous,
  why: string,
): Promise<Record<string, string>> {
  const root = siteRoot(project);
  const migrations = join(root, 'site', 'supabase', 'migrations');
  const tried = readdirSync(migrations);
  await promisify(execFile)('git', ['reset', '--quiet', '--keep', commit], { cwd: project });
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  renameSync(dist, join(root, 'dist'));
  const note: FailedStart = { at: new Date().toISOString(), why };
  mkdirSync(join(root, '.studio'), { recursive: true });
  writeFileSync(join(root, FAILED_START), JSON.stringify(note));
  const known = new Set(readdirSync(migrations));
  return { [MIGRATIONS_AHEAD]: tried.filter((name) => !known.has(name)).join(',') };
}
