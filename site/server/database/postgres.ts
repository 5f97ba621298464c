import { setTimeout } from 'node:timers/promises';
import type { ClientBase, Pool, PoolClient, QueryConfig } from 'pg';
import { limits } from '#generated/server.ts';
import { codeOf } from '../errors.ts';
import { DatabaseUnavailable, type Connection, type Database } from './database.ts';
import type { PostgresAddress } from './encryption.ts';

/** How often a transaction is run in all if it collides with others. */
const ATTEMPTS = 6;
/** The longest wait before the second attempt; each further one doubles it. */
const RETRY_MS = 20;
/** PostgreSQL's codes for a transaction that was given up in favour of another: a serialization failure, a deadlock. */
const COLLISIONS = new Set(['40001', '40P01']);

/** How long until a connection on which nothing happens is asked whether the other side is still there. */
const KEEP_ALIVE_MS = 30_000;

/** Runs a statement on a client or, each on any connection, on the pool. */
type Run = <Row extends object>(query: QueryConfig) => Promise<{ readonly rows: Row[] }>;

/**
 * Opens a pool on a PostgreSQL server. Connects at the first query, so a server that is down fails that query. A connection on which
 * an answer does not come within `timeoutMs` is not used again.
 */
export async function openPostgres(
  { config }: PostgresAddress,
  timeoutMs: number = limits.databaseTimeout,
): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    ...config,
    // A day of the calendar has no zone, and stays the text that it is.
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
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const isAnswer = (error: unknown): boolean => error instanceof pg.DatabaseError;
  const unhurried: Database['unhurried'] = {
    ...connectionOf((query) => pool.query(query)),
    transaction: (work) => retried(() => inTransaction(pool, work, isAnswer)),
  };
  const limited = connectionOf((query) => pool.query(withLimit(query, timeoutMs)));
  const asked = <Result>(run: () => Promise<Result>): Promise<Result> =>
    retried(run).catch((error: unknown) => {
      throw COLLISIONS.has(codeOf(error) ?? '') ? new DatabaseUnavailable('collision', error) : error;
    });
  return {
    query: (sql, values) => asked(() => reached(() => limited.query(sql, values), isAnswer)),
    script: (sql) => asked(() => reached(() => limited.script(sql), isAnswer)),
    transaction: (work) => asked(() => inTransaction(pool, work, isAnswer, timeoutMs)),
    unhurried,
    // Others use the tables at the same time, so nothing here may lock them. The statistics quote values of rows, so they are rebuilt.
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
  const client = await (timeoutMs === undefined ? connect() : reached(connect, isAnswer));
  let broken = false;
  // The pool listens to idle connections only; one that breaks between two statements would end the process.
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
    // A connection that could not roll back may still have its role set: it must not serve another request.
    client.release(broken);
  }
}

/**
 * The same limit in the database: a transaction whose connection is lost would keep its locks for hours, and with them hold up the
 * repeat of the same message. In one statement with `begin`, since poolers refuse settings of the session.
 */
function beginning(timeoutMs: number | undefined): string {
  const set = (name: string): string => `set local ${name} = ${timeoutMs ?? 0}`;
  return timeoutMs === undefined
    ? 'begin'
    : `begin; ${set('statement_timeout')}; ${set('idle_in_transaction_session_timeout')}`;
}

/** Runs statements on one client. One that is not answered leaves the client in an unknown state. */
function runOn(
  client: ClientBase,
  timeoutMs: number | undefined,
  isAnswer: (error: unknown) => boolean,
  onBroken: () => void,
): Run {
  return async <Row extends object>(query: QueryConfig) => {
    const ask = (): Promise<{ rows: Row[] }> => client.query<Row>(withLimit(query, timeoutMs));
    try {
      return await (timeoutMs === undefined ? ask() : reached(ask, isAnswer));
    } catch (error) {
      if (!isAnswer(error)) onBroken();
      throw error;
    }
  };
}

/** A statement with a limit of its own, which the driver knows and its types do not. */
function withLimit(query: QueryConfig, timeoutMs: number | undefined): QueryConfig & { query_timeout?: number } {
  return timeoutMs === undefined ? query : { ...query, query_timeout: timeoutMs };
}

/** Says of everything but an error that the database itself has answered that there was no answer. */
async function reached<Result>(ask: () => Promise<Result>, isAnswer: (error: unknown) => boolean): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw isAnswer(error) ? error : new DatabaseUnavailable('no answer', error);
  }
}

/** Runs what collides with other transactions again, after a random while, so that they do not collide again. */
async function retried<Result>(run: () => Promise<Result>): Promise<Result> {
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
