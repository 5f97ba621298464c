import type { TableRules } from '#contract';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { quoteIdentifier, type Database } from '../database/database.ts';
import { openEmbedded, type EmbeddedDatabase } from '../database/embedded.ts';
import { codeOf } from '../errors.ts';
import { UserError } from '../../user-error.mjs';

/** How many rows each form table holds. */
export type RowCounts = Readonly<Record<string, number>>;

/** An archive written by {@link EmbeddedDatabase.dump}, decompressed: a tar. */
export type Tar = Uint8Array;

/**
 * Decompresses an archive and makes sure that it is complete and holds a database: gzip's checksum reveals a file that was
 * truncated or altered.
 *
 * @throws {UserError} if it is anything else
 */
export async function unpack(archive: Uint8Array, name: string): Promise<Tar> {
  let tar: Tar;
  try {
    tar = await promisify(gunzip)(archive);
  } catch (error) {
    throw new UserError(
      `${name} is not a backup, or not all of one: it cannot be unpacked (${codeOf(error) ?? String(error)}). ` +
        'Nothing was changed. Give a file written by `npm run backup`.',
      { cause: error },
    );
  }
  // A file that every PostgreSQL has.
  if (Buffer.from(tar.buffer, tar.byteOffset, tar.length).includes('global/pg_control')) return tar;
  throw new UserError(
    `${name} is an archive, but no PostgreSQL database is in it. Nothing was changed. Give a file that \`npm run backup\` has made.`,
  );
}

/**
 * Opens the database of an archive, in a directory or in memory, and makes sure that it is one of this site.
 *
 * @throws {UserError} if it does not open, or belongs to another site
 */
export async function openArchive(tar: Tar, name: string, directory?: string): Promise<EmbeddedDatabase> {
  let database: EmbeddedDatabase;
  try {
    database = await openEmbedded({ archive: tar, ...(directory !== undefined && { directory }) });
  } catch (error) {
    throw new UserError(
      `The database in ${name} does not open: ${error instanceof Error ? error.message : String(error)}. Nothing was changed. ` +
        'If another version of the site wrote the file, use that version; otherwise use an older backup.',
      { cause: error },
    );
  }
  const [ledger] = await database.query<{ found: boolean }>(
    "select to_regclass('site_internal.schema_migrations') is not null as found",
  );
  if (ledger?.found === true) return database;
  await database.close();
  throw new UserError(
    `The database in ${name} is not this site's: it has none of its migrations. Nothing was changed.`,
  );
}

/** Counts the rows. A table that a later migration will create has none. */
export async function countRows(database: Database, tables: TableRules): Promise<RowCounts> {
  const counts: Record<string, number> = {};
  for (const table of Object.keys(tables)) {
    const [exists] = await database.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
      `public.${quoteIdentifier(table)}`,
    ]);
    if (exists?.found !== true) continue;
    const [row] = await database.query<{ count: number }>(
      `select count(*)::int as count from public.${quoteIdentifier(table)}`,
    );
    counts[table] = row?.count ?? 0;
  }
  return counts;
}
