import { setTimeout } from 'node:timers/promises';
import type { ClientBase, Pool, QueryConfig } from 'pg';
import { limits } from '#generated/server.ts';
import { codeOf } from '../../errors.ts';
import { DatabaseUnavailable, type Connection, type Database } from './database.ts';
import type { PostgresAddress } from './encryption.ts';

/** The maximum number of attempts of a transaction that collides with others. */
const ATTEMPTS = 6;
/** The longest wait before the second attempt; doubled for each further one. */
const RETRY_MS = 20;
/** PostgreSQL's codes for a transaction that was aborted in favour of another: serialization failure and deadlock. */
const COLLISIONS = new Set(['40001', '40P01']);

/** How long a connection may be idle before TCP keep-alive probes it. */
const KEEP_ALIVE_MS = 30_000;

/**
 * Opens a pool of connections to a PostgreSQL server. It connects at the first query, so that query fails if the server
 * is down. A connection whose query exceeds `timeoutMs` is not reused.
 */
export async function openPostgres(
  { config }: PostgresAddress,
  timeoutMs: number = limits.databaseTimeout,
): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    ...config,
    // A date has no time zone, so it stays text instead of becoming a `Date`.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === pg.types.builtins.DATE ? String : pg.types.getTypeParser(oid, format as 'text'),
    },
    max: 10,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: timeoutMs,
    application_name: 'site',
  });
  // The pool replaces a connection that breaks while idle; without a listener, the error would end the process.
  pool.on('error', () => undefined);
  const limited = connectionOf(pool, timeoutMs);
  const withRetries = <Result>(run: () => Promise<Result>): Promise<Result> =>
    retryCollisions(run).catch((error: unknown) => {
      throw COLLISIONS.has(codeOf(error) ?? '') ? new DatabaseUnavailable('collision', error) : error;
    });
  return {
    query: (sql, values) => withRetries(() => limited.query(sql, values)),
    script: (sql) => withRetries(() => limited.script(sql)),
    transaction: (work) => withRetries(() => inTransaction(pool, work, timeoutMs)),
    withoutTimeout: {
      ...connectionOf(pool),
      transaction: (work) => retryCollisions(() => inTransaction(pool, work)),
    },
    // Not `full`, which would lock the tables. `analyze`, since the statistics contain values of deleted rows.
    vacuum: async (tables) => {
      for (const table of tables) await pool.query(`vacuum (analyze) ${table}`);
    },
    close: () => pool.end(),
    [Symbol.asyncDispose]: () => pool.end(),
  };
}

async function inTransaction<Result>(
  pool: Pool,
  work: (connection: Connection) => Promise<Result>,
  timeoutMs?: number,
): Promise<Result> {
  const client = await pool.connect().catch((error: unknown) => {
    throw unlessAnswered(error, timeoutMs);
  });
  let broken = false;
  // The pool listens for errors of idle connections only: one that breaks between two statements would end the process.
  const onError = (): void => {
    broken = true;
  };
  client.on('error', onError);
  const connection = connectionOf(client, timeoutMs, onError);
  try {
    await connection.script(beginning(timeoutMs));
    const result = await work(connection);
    await connection.script('commit');
    return result;
  } catch (error) {
    if (!broken) await connection.script('rollback').catch(onError);
    throw error;
  } finally {
    client.off('error', onError);
    // Do not reuse a connection that could not roll back: it may still have its role set.
    client.release(broken);
  }
}

/**
 * Sets the timeout in the database too: after a lost connection, the transaction would keep its locks for hours and
 * block the retry of the same insert. Local to the transaction, since poolers reject settings of the session.
 */
function beginning(timeoutMs: number | undefined): string {
  const set = (name: string): string => `set local ${name} = ${timeoutMs ?? 0}`;
  return timeoutMs === undefined
    ? 'begin'
    : `begin; ${set('statement_timeout')}; ${set('idle_in_transaction_session_timeout')}`;
}

/**
 * Runs statements on the pool or on one client. Calls `onBroken` if one gets no answer, since the client's state is
 * unknown then.
 */
function connectionOf(
  target: Pool | ClientBase,
  timeoutMs?: number,
  onBroken: () => void = () => undefined,
): Connection {
  const run = async <Row extends object>(query: QueryConfig): Promise<Row[]> => {
    // The driver's types lack the timeout.
    const limited: QueryConfig & { query_timeout?: number | undefined } = { ...query, query_timeout: timeoutMs };
    try {
      return (await target.query<Row>(limited)).rows;
    } catch (error) {
      if (!isAnswer(error)) onBroken();
      throw unlessAnswered(error, timeoutMs);
    }
  };
  return {
    query: (sql, values = []) => run({ text: sql, values: [...values] }),
    script: (text) => run({ text }).then(() => undefined),
  };
}

/** Whether the database itself sent an error. */
function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'severity' in error;
}

/** Converts the error of a statement with a timeout to {@link DatabaseUnavailable}, unless the database sent it. */
function unlessAnswered(error: unknown, timeoutMs: number | undefined): unknown {
  return timeoutMs === undefined || isAnswer(error) ? error : new DatabaseUnavailable('no answer', error);
}

/** Retries after a serialization failure or deadlock, with a random delay to avoid another collision. */
async function retryCollisions<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || !COLLISIONS.has(codeOf(error) ?? '')) throw error;
    }
    await setTimeout(Math.random() * RETRY_MS * 2 ** (attempt - 1));
  }
}
