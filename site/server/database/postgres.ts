import type { Pool, PoolClient } from 'pg';
import type { Connection, Database } from './database.ts';
import type { PostgresAddress } from './encryption.ts';

/** How long a request may wait for a connection, and a statement may run, before the request counts as failed. */
const TIMEOUT_MS = 10_000;

/** Opens a pool on a PostgreSQL server. Connects at the first query, so a server that is down fails that query. */
export async function openPostgres({ connectionString, ssl, sslnegotiation }: PostgresAddress): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    // A day of the calendar has no zone, and stays the text that it is.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === pg.types.builtins.DATE ? String : pg.types.getTypeParser(oid, format as 'text'),
    },
    ssl,
    ...(ssl === false ? {} : { sslnegotiation }),
    max: 10,
    connectionTimeoutMillis: TIMEOUT_MS,
    application_name: 'site',
  });
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    ...connectionOf(pool),
    transaction: (work) => inTransaction(pool, work),
    // Others use the tables at the same time, so nothing here may lock them. The statistics quote values of rows, so they are rebuilt.
    tidy: async (tables) => {
      for (const table of tables) await pool.query(`vacuum (analyze) ${table}`);
    },
    close: () => pool.end(),
  };
}

async function inTransaction<Result>(pool: Pool, work: (connection: Connection) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  // The pool listens to idle connections only; one that breaks between two statements would end the process.
  const onError = (): void => {
    broken = true;
  };
  client.on('error', onError);
  try {
    await client.query('begin');
    const result = await work(connectionOf(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.off('error', onError);
    // A connection that could not roll back may still have its role set: it must not serve another request.
    client.release(broken);
  }
}

function connectionOf(client: Pool | PoolClient): Connection {
  return {
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(sql, [...values])).rows,
    script: async (sql) => {
      await client.query(sql);
    },
  };
}
