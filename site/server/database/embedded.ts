import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Connection, Database, Transactions } from './database.ts';

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
