import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { migrationNote, notedMigrations } from '../../embedded-data.ts';

function note(dataDir: string, names: readonly string[]): void {
  const before = notedMigrations(dataDir);
  const all = [...new Set([...(before ?? []), ...names])].toSorted();
  if (all.length !== before?.length) writeFileSync(migrationNote(dataDir), `${JSON.stringify(all)}\n`);
}

/**
 * Notes beside an embedded database which migrations it runs, so that the generator can look them up without opening it: it
 * replaces one that nobody has run. Whatever goes wrong, a note never lacks one that ran.
 */
export async function notingMigrations<Result>(
  dataDir: string,
  names: readonly string[],
  run: () => Promise<Result>,
): Promise<Result> {
  // Of a database without a note it is unknown what it has run, until it turns out to have run these and no others.
  if (notedMigrations(dataDir)) note(dataDir, names);
  const result = await run();
  note(dataDir, names);
  return result;
}

/** Forgets what a database has run that is about to be replaced by another. */
export function forgetMigrations(dataDir: string): Promise<void> {
  return rm(migrationNote(dataDir), { force: true });
}
