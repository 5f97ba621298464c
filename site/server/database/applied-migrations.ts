import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { migrationNote, notedMigrations } from '../../embedded-data.ts';

function note(dataDir: string, names: readonly string[]): void {
  const before = notedMigrations(dataDir);
  const all = [...new Set([...(before ?? []), ...names])].toSorted();
  if (all.length !== before?.length) writeFileSync(migrationNote(dataDir), `${JSON.stringify(all)}\n`);
}

/**
 * Records an embedded database's migrations in a file next to it. The generator reads it instead of opening the
 * database: it rewrites a migration only while no database has run it. The record never lacks a migration that ran.
 */
export async function notingMigrations<Result>(
  dataDir: string,
  names: readonly string[],
  run: () => Promise<Result>,
): Promise<Result> {
  // Without a record, the database's migrations are unknown until `run` has verified that it has exactly these.
  if (notedMigrations(dataDir)) note(dataDir, names);
  const result = await run();
  note(dataDir, names);
  return result;
}

/** Deletes the record of a database that is about to be replaced. */
export function forgetMigrations(dataDir: string): Promise<void> {
  return rm(migrationNote(dataDir), { force: true });
}
