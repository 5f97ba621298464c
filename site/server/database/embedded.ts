import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Connection, Database, Transactions } from './database.ts';

/** PGlite, which can be copied as a whole. */
export interface EmbeddedDatabase extends Database {
  /** All files of the database as one compressed tar archive: the state between two transactions. */
  dump(): Promise<Uint8Array>;
}

/** Where PGlite keeps its files, and what it begins with. */
export interface EmbeddedOptions {
  /** In memory without one. The caller holds the lock on it. */
  readonly directory?: string;
  /** A tar archive, not compressed, that {@link EmbeddedDatabase.dump} has made: the new database is what was in it. */
  readonly archive?: Uint8Array;
}

export async function openEmbedded({ directory, archive }: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  // Loaded here, so that a site on hosted Supabase or on a PostgreSQL of its own never reads the 10 MB of WebAssembly.
  const [{ PGlite, types }, { pg_trgm: trigrams }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  const pglite = await PGlite.create({
    // The desk finds parts of words by it. A database that has it cannot be opened without.
    extensions: { pg_trgm: trigrams },
    // A day of the calendar has no zone, and stays the text that it is.
    parsers: { [types.DATE]: String },
    ...(directory !== undefined && { dataDir: directory }),
    ...(archive !== undefined && { loadDataDir: new Blob([Buffer.from(archive)], { type: 'application/x-tar' }) }),
  });
  // It runs in this process, one transaction after the other: nothing is lost on the way to it, and nothing collides.
  const transactions: Transactions = {
    ...connectionOf(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(connectionOf(transaction))),
  };
  return {
    ...transactions,
    unhurried: transactions,
    dump: async () => {
      // Nobody else's transaction is under way in ours, and after a checkpoint nothing has to be replayed.
      const archived = await pglite.transaction(async (transaction) => {
        await transaction.exec('checkpoint');
        return pglite.dumpDataDir('gzip');
      });
      return new Uint8Array(await archived.arrayBuffer());
    },
    tidy: async (tables) => {
      // Each in a statement of its own: a vacuum runs in no transaction.
      await pglite.query('set wal_recycle = off');
      for (const table of tables) await pglite.query(`vacuum (full, analyze) ${table}`);
      // The log still has the rows as they were inserted: a checkpoint deletes what is before it, not to be used again.
      await pglite.query('select pg_switch_wal()');
      await pglite.query('checkpoint');
    },
    close: () => pglite.close(),
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
