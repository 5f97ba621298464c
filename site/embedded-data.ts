import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/*
 * What the server leaves in the data directory of the embedded database for the generator to read, which runs without opening it.
 */

/** Where PGlite keeps its files within the data directory. */
export function clusterDirectory(dataDir: string): string {
  return join(resolve(dataDir), 'postgres');
}

/** The file with the names of the migrations that the database has run or was about to run. */
export function migrationNote(dataDir: string): string {
  return join(resolve(dataDir), 'migrations.json');
}

/** The migrations in that file; undefined if nobody knows. */
export function notedMigrations(dataDir: string): string[] | undefined {
  try {
    const names: unknown = JSON.parse(readFileSync(migrationNote(dataDir), 'utf8'));
    return Array.isArray(names) ? names.map(String) : undefined;
  } catch {
    return undefined;
  }
}
