import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { clusterDirectory } from '../../embedded-data.ts';
import { codeOf, UserError } from '../../user-error.mjs';
import type { Connection, Database, Transactions } from './database.ts';
import { readAddress, openPostgres } from './postgres.ts';
import { dataDirectoryError } from './lock.ts';

/** The database of a site with its own backend. */
export type StorageChoice =
  /** PGlite in this directory. */
  | { readonly kind: 'embedded'; readonly dataDir: string }
  /** A PostgreSQL server. */
  | { readonly kind: 'postgres'; readonly databaseUrl: string };

/** Where a restore unpacks a backup before it replaces the current database. */
export function restoringDirectory(dataDir: string): string {
  return join(resolve(dataDir), 'postgres.restoring');
}

/**
 * Opens PGlite in a data directory. The caller holds the directory's lock.
 *
 * @throws {UserError} if PGlite cannot open the directory, or a restore into it was interrupted
 */
export async function openDataDirectory(dataDir: string): Promise<EmbeddedDatabase> {
  const directory = clusterDirectory(dataDir);
  const unfinished = restoringDirectory(dataDir);
  // A restore was killed between its two renames: an empty new database would look like data loss.
  if (!existsSync(directory) && existsSync(unfinished)) {
    throw new UserError(
      `A restore into ${dirname(directory)} was interrupted. Run \`npm run restore\` again, or rename the previous database ` +
        `(postgres.before-…) to postgres and delete ${unfinished}.`,
    );
  }
  try {
    await mkdir(directory, { recursive: true });
    return await openEmbedded({ directory });
  } catch (error) {
    const described = dataDirectoryError(error, dataDir);
    if (described instanceof UserError) throw described;
    throw new UserError(
      `The embedded database in ${directory} cannot be opened: ${error instanceof Error ? error.message : String(error)}. ` +
        'If a newer version of the site wrote it, use that version; otherwise restore a copy, or set DATA_DIR to another directory.',
      { cause: error },
    );
  }
}

/**
 * Connects to the PostgreSQL server of `DATABASE_URL`. `timeoutMs` overrides the spec's timeout of requests.
 *
 * @throws {UserError} if it does not answer (the message omits the password), or the URL does not require encryption
 */
export async function openDatabaseUrl(databaseUrl: string, timeoutMs?: number): Promise<Database> {
  const address = await readAddress(databaseUrl);
  const database = await openPostgres(address, timeoutMs);
  try {
    await database.withoutTimeout.query('select 1');
    return database;
  } catch (error) {
    await database.close();
    // PostgreSQL's messages never contain the password.
    const message = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `The PostgreSQL of DATABASE_URL (${address.host}) cannot be used: ${message} (${codeOf(error) ?? 'no code'}). ` +
        'Check that it runs, and check the address, user, password, sslmode and sslrootcert in DATABASE_URL (docs/guides/deploy.md).',
      { cause: error },
    );
  }
}

/** PGlite, which can also dump its files. */
export interface EmbeddedDatabase extends Database {
  /** All files of the database as one compressed tar archive: a consistent snapshot between two transactions. */
  dump(): Promise<Uint8Array>;
}

export interface EmbeddedOptions {
  /** PGlite's files; the caller holds the directory's lock. In memory if undefined. */
  readonly directory?: string;
  /** The initial content: a decompressed archive of {@link EmbeddedDatabase.dump}. */
  readonly archive?: Uint8Array;
}

/** Opens PGlite, in a directory or in memory. */
export async function openEmbedded({ directory, archive }: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  // Imported here, so that a site with another database never loads the 10 MB of WebAssembly.
  const [{ PGlite, types }, { pg_trgm: trigrams }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  const pglite = await PGlite.create({
    // For the desk's search by parts of words. A database that uses the extension cannot be opened without it.
    extensions: { pg_trgm: trigrams },
    // A date has no time zone, so it stays text instead of becoming a `Date`.
    parsers: { [types.DATE]: String },
    ...(directory !== undefined && { dataDir: directory }),
    ...(archive !== undefined && { loadDataDir: new Blob([Buffer.from(archive)], { type: 'application/x-tar' }) }),
  });
  // A recycled segment of the WAL would keep the rows that were written to it, also after they are erased.
  await pglite.query('set wal_recycle = off');
  // PGlite runs in this process, one transaction after the other, so it needs neither timeouts nor retries.
  const transactions: Transactions = {
    ...connectionOf(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(connectionOf(transaction))),
  };
  return {
    ...transactions,
    withoutTimeout: transactions,
    dump: async () => {
      // Inside a transaction no other one is open, and after a checkpoint there is no WAL to replay.
      const archived = await pglite.transaction(async (transaction) => {
        await transaction.exec('checkpoint');
        return pglite.dumpDataDir('gzip');
      });
      return new Uint8Array(await archived.arrayBuffer());
    },
    vacuum: async (tables) => {
      // Separate statements, since VACUUM cannot run inside a transaction.
      for (const table of tables) await pglite.query(`vacuum (full, analyze) ${table}`);
      // The WAL still contains the inserted rows: after the switch, the checkpoint deletes the older segments.
      await pglite.query('select pg_switch_wal()');
      await pglite.query('checkpoint');
    },
    close: () => pglite.close(),
    [Symbol.asyncDispose]: () => pglite.close(),
  };
}

function connectionOf(engine: PGlite | Transaction): Connection {
  return {
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await engine.query<Row>(sql, [...values])).rows,
    script: async (sql) => {
      await engine.exec(sql);
    },
  };
}
