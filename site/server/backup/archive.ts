import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { tables } from '#generated/backend.ts';
import { hasTable, quoteIdentifier, type Database } from '../database/database.ts';
import { openEmbedded, type EmbeddedDatabase } from '../database/embedded.ts';
import { codeOf } from '../errors.ts';
import type { Counts } from '../leads/purge.ts';
import { UserError } from '../../user-error.mjs';

/**
 * Decompresses an archive of {@link EmbeddedDatabase.dump} and checks that it contains a PostgreSQL database. gzip's
 * checksum detects truncated and altered files.
 *
 * @throws {UserError} if the file is incomplete or is not a backup
 */
export async function unpack(archive: Uint8Array, name: string): Promise<Uint8Array> {
  let tar: Uint8Array;
  try {
    tar = await promisify(gunzip)(archive);
  } catch (error) {
    throw new UserError(
      `${name} is not a complete backup: it cannot be decompressed (${codeOf(error) ?? String(error)}). ` +
        'Nothing was changed. Use a file written by `npm run backup`.',
      { cause: error },
    );
  }
  // Every PostgreSQL data directory has this file.
  if (Buffer.from(tar.buffer, tar.byteOffset, tar.length).includes('global/pg_control')) return tar;
  throw new UserError(
    `${name} is an archive without a PostgreSQL database. Nothing was changed. Use a file written by \`npm run backup\`.`,
  );
}

/**
 * Opens an archive's database, in a directory or in memory, and checks that it has this site's ledger of migrations.
 *
 * @throws {UserError} if it cannot be opened, or has no such ledger
 */
export async function openArchive(tar: Uint8Array, name: string, directory?: string): Promise<EmbeddedDatabase> {
  let database: EmbeddedDatabase;
  try {
    database = await openEmbedded({ archive: tar, ...(directory !== undefined && { directory }) });
  } catch (error) {
    throw new UserError(
      `The database in ${name} cannot be opened: ${error instanceof Error ? error.message : String(error)}. Nothing was changed. ` +
        'If another version of the site wrote the file, use that version; otherwise use an older backup.',
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
