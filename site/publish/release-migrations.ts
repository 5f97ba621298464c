import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clusterDirectory, migrationNote } from '../embedded-data.ts';
import { sitePrefix } from '../site-root.mjs';
import { publishFolder, type PublishFolder } from './folder.ts';

/** The names of the migrations in a checkout. */
export function migrationsOf(checkout: string): string[] {
  const folder = join(checkout, sitePrefix(), 'site', 'supabase', 'migrations');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : [];
}

/** Records that a release is about to run its migrations. A version before it accepts a database that has run them. */
export function recordMigrations(folder: PublishFolder, names: readonly string[]): void {
  folder.write('migrations.json', [...new Set([...(folder.read('migrations.json') ?? []), ...names])].toSorted());
}

/** Records that the database has not run these. */
export function forgetMigrations(folder: PublishFolder, names: readonly string[]): void {
  folder.write(
    'migrations.json',
    (folder.read('migrations.json') ?? []).filter((name) => !names.includes(name)),
  );
}

/** The migrations that the database may have run although this version lacks them: those of later releases. */
export function recordedMigrations(): readonly string[] {
  return publishFolder().read('migrations.json') ?? [];
}

/*
 * A copy of the embedded database, from before the first migration of a new release. The supervisor makes it while no
 * server runs, and removes it once the release serves: it contains personal data.
 */

function copyOf(dataDir: string): string {
  return `${clusterDirectory(dataDir)}.before-release`;
}

export function copyDatabase(dataDir: string): void {
  const [from, to] = [clusterDirectory(dataDir), copyOf(dataDir)];
  if (!existsSync(from)) return;
  const draft = `${to}.part`;
  for (const stale of [draft, to]) rmSync(stale, { recursive: true, force: true });
  cpSync(from, draft, { recursive: true, preserveTimestamps: true });
  renameSync(draft, to);
}

/** Puts the copy back, if there is one. Returns whether there was. */
export function restoreDatabase(dataDir: string): boolean {
  const [to, from] = [clusterDirectory(dataDir), copyOf(dataDir)];
  if (!existsSync(from)) return false;
  rmSync(to, { recursive: true, force: true });
  renameSync(from, to);
  // Names migrations that have been undone. The next start writes it anew.
  rmSync(migrationNote(dataDir), { force: true });
  return true;
}

export function dropDatabaseCopy(dataDir: string): void {
  rmSync(copyOf(dataDir), { recursive: true, force: true });
}
