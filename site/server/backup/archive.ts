import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { tables } from '#generated/backend.ts';
import { hasTable, quoteIdentifier, type Database } from '../database/database.ts';
import { openEmbedded, type EmbeddedDatabase } from '../database/embedded.ts';
import type { Counts } from '../leads/purge.ts';
import { UserError } from '../../user-error.mjs';

/**
 * Opens the database in an archive of {@link EmbeddedDatabase.dump}, in a directory or in memory, and checks that it has
 * this site's ledger of migrations. gzip's checksum detects truncated and altered files.
 *
 * @throws {UserError} if it cannot be opened, or has no such ledger
 */
export async function openArchive(archive: Uint8Array, name: string, directory?: string): Promise<EmbeddedDatabase> {
  let database: EmbeddedDatabase;
  try {
    const tar = await promisify(gunzip)(archive);
    // Every PostgreSQL data directory has this file. Without it, PGlite would end the process.
    if (!tar.includes('global/pg_control')) throw new Error('it contains no database');
    database = await openEmbedded({ archive: tar, ...(directory !== undefined && { directory }) });
  } catch (error) {
    throw new UserError(
      `${name} cannot be opened as a backup: ${error instanceof Error ? error.message : String(error)}. ` +
        'Nothing was changed. Use a complete file of `npm run backup`; if another version of the site wrote it, use that version.',
      { cause: error },
    );
  }
  if (await hasTable(database, 'site_internal.schema_migrations')) return database;
  await database.close();
  throw new UserError(
    `The database in ${name} is not this site's: it has no record of migrations. Nothing was changed.`,
  );
}

/** Counts the rows of each of the spec's tables. Skips those that do not exist yet: a later migration creates them. */
export async function countRows(database: Database): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const name of Object.keys(tables)) {
    const table = `public.${quoteIdentifier(name)}`;
    if (!(await hasTable(database, table))) continue;
    const [row] = await database.query<{ count: number }>(`select count(*)::int as count from ${table}`);
    counts[name] = row?.count ?? 0;
  }
  return counts;
}
