import { setTimeout } from 'node:timers/promises';
import type { ClientBase, Pool, PoolClient, QueryConfig } from 'pg';
import { limits } from '#generated/server.ts';
import { codeOf } from '../errors.ts';
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

/** Runs a statement on a client or on the pool. */
type Run = <Row extends object>(query: QueryConfig) => Promise<{ readonly rows: Row[] }>;

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
  const isAnswer = (error: unknown): boolean => error instanceof pg.DatabaseError;
  const unhurried: Database['unhurried'] = {
    ...connectionOf((query) => pool.query(query)),
    transaction: (work) => retryCollisions(() => inTransaction(pool, work, isAnswer)),
  };
  const limited = connectionOf((query) => pool.query(withLimit(query, timeoutMs)));
  const withRetries = <Result>(run: () => Promise<Result>): Promise<Result> =>
    retryCollisions(run).catch((error: unknown) => {
      throw COLLISIONS.has(codeOf(error) ?? '') ? new DatabaseUnavailable('collision', error) : error;
    });
  return {
    query: (sql, values) => withRetries(() => orUnavailable(() => limited.query(sql, values), isAnswer)),
    script: (sql) => withRetries(() => orUnavailable(() => limited.script(sql), isAnswer)),
    transaction: (work) => withRetries(() => inTransaction(pool, work, isAnswer, timeoutMs)),
    unhurried,
    // Not `full`, which would lock the tables. `analyze`, since the statistics contain values of deleted rows.
    tidy: async (tables) => {
      for (const table of tables) await pool.query(`vacuum (analyze) ${table}`);
    },
    close: () => pool.end(),
  };
}

async function inTransaction<Result>(
  pool: Pool,
  work: (connection: Connection) => Promise<Result>,
  isAnswer: (error: unknown) => boolean,
  timeoutMs?: number,
): Promise<Result> {
  const connect = (): Promise<PoolClient> => pool.connect();
  const client = await (timeoutMs === undefined ? connect() : orUnavailable(connect, isAnswer));
  let broken = false;
  // The pool listens for errors of idle connections only: one that breaks between two statements would end the process.
  const onError = (): void => {
    broken = true;
  };
  client.on('error', onError);
  const run = runOn(client, timeoutMs, isAnswer, onError);
  try {
    await run({ text: beginning(timeoutMs) });
    const result = await work(connectionOf(run));
    await run({ text: 'commit' });
    return result;
  } catch (error) {
    if (!broken) await run({ text: 'rollback' }).catch(onError);
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

/** Runs statements on one client. Calls `onBroken` if one gets no answer, since the client's state is unknown then. */
function runOn(
  client: ClientBase,
  timeoutMs: number | undefined,
  isAnswer: (error: unknown) => boolean,
  onBroken: () => void,
): Run {
  return async <Row extends object>(query: QueryConfig) => {
    const ask = (): Promise<{ rows: Row[] }> => client.query<Row>(withLimit(query, timeoutMs));
    try {
      return await (timeoutMs === undefined ? ask() : orUnavailable(ask, isAnswer));
    } catch (error) {
      if (!isAnswer(error)) onBroken();
      throw error;
    }
  };
}

/** Adds a timeout to a statement; the driver's types lack `query_timeout`. */
function withLimit(query: QueryConfig, timeoutMs: number | undefined): QueryConfig & { query_timeout?: number } {
  return timeoutMs === undefined ? query : { ...query, query_timeout: timeoutMs };
}

/** Converts every error to {@link DatabaseUnavailable}, except those that the database itself sent. */
async function orUnavailable<Result>(
  ask: () => Promise<Result>,
  isAnswer: (error: unknown) => boolean,
): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw isAnswer(error) ? error : new DatabaseUnavailable('no answer', error);
  }
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

function connectionOf(run: Run): Connection {
  return {
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await run<Row>({ text: sql, values: [...values] })).rows,
    script: async (sql) => {
      await run({ text: sql });
    },
  };
}
