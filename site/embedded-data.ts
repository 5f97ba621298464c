import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/*
 * The paths that server and generator share in the embedded database's data directory. The generator never opens the
 * database.
 */

/** The folder of PGlite's files. */
export function clusterDirectory(dataDir: string): string {
  return join(resolve(dataDir), 'postgres');
}

/** The file with the names of the migrations that the database has run, or may have run before a crash. */
export function migrationNote(dataDir: string): string {
  return join(resolve(dataDir), 'migrations.json');
}

/** The migrations in that file; undefined if it is missing or unreadable. */
export function notedMigrations(dataDir: string): string[] | undefined {
  try {
    const names: unknown = JSON.parse(readFileSync(migrationNote(dataDir), 'utf8'));
    return Array.isArray(names) ? names.map(String) : undefined;
  } catch {
    return undefined;
  }
}
