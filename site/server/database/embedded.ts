import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Connection, Database } from './database.ts';

/** Opens PGlite in `directory`, or in memory without one. The caller holds the lock on the directory. */
export async function openEmbedded(directory?: string): Promise<Database> {
  // Loaded here, so that a site on hosted Supabase or on a PostgreSQL of its own never reads the 10 MB of WebAssembly.
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = directory === undefined ? await PGlite.create() : await PGlite.create(directory);
  return {
    ...connectionOf(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(connectionOf(transaction))),
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
