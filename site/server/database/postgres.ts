import { setTimeout } from 'node:timers/promises';
import { getCACertificates, type ConnectionOptions } from 'node:tls';
import type { ClientBase, Pool, QueryConfig, ClientConfig } from 'pg';
import { limits } from '#generated/server.ts';
import { codeOf, UserError } from '../../user-error.mjs';
import { DatabaseUnavailable, type Connection, type Database } from './database.ts';

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

const MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'];
/** The modes that never fall back to an unencrypted connection. */
const ENCRYPTED = ['require', 'verify-ca', 'verify-full'];
/** Parameters that psql also reads from `PGSSLMODE` and the like. */
const PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'sslnegotiation'];

const THIS_MACHINE = ['localhost', '127.0.0.1', '::1'];

interface PostgresAddress {
  /** The configuration for node-postgres. */
  readonly config: ClientConfig;
  /** A host name, an IP address, or the folder of a socket. */
  readonly host: string;
}

/**
 * Reads `DATABASE_URL` as psql and pg_dump do, including its TLS parameters.
 *
 * @throws {UserError} for invalid values, and for a URL of another machine that does not require encryption or disable
 * it explicitly
 */
export async function readAddress(
  databaseUrl: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<PostgresAddress> {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new UserError('DATABASE_URL must begin with postgres:// or postgresql://. Correct it, or unset it.');
  const [base = '', query] = databaseUrl.split('?', 2);
  const parameters = new URLSearchParams(query);
  for (const name of PARAMETERS) {
    const value = environment[`PG${name.toUpperCase()}`];
    if (value && !parameters.has(name)) parameters.set(name, value);
  }
  // The spelling of other drivers, which libpq accepts too.
  if (parameters.get('ssl') === 'true' && !parameters.has('sslmode')) parameters.set('sslmode', 'require');
  parameters.delete('ssl');
  const mode = parameters.get('sslmode') ?? undefined;
  if (mode !== undefined && !MODES.includes(mode))
    throw new UserError(
      `DATABASE_URL has sslmode=${mode}, which is not a mode of PostgreSQL. Use one of ${MODES.join(', ')}.`,
    );
  const root = parameters.get('sslrootcert') ?? undefined;
  if ((mode === 'verify-ca' && root === undefined) || (root === 'system' && mode !== 'verify-full'))
    throw new UserError(
      `DATABASE_URL has sslmode=${mode} without your own certificate authority: a public one signs certificates for anybody. Use sslmode=verify-full.`,
    );
  // `system` is libpq's name for the public authorities.
  if (root === 'system') parameters.delete('sslrootcert');
  parameters.set('uselibpqcompat', 'true');
  const { host, ssl, sslnegotiation, ...config } = await parse(`${base}?${parameters.toString()}`);
  const address = host || environment['PGHOST'] || 'localhost';
  if (address.startsWith('/')) return { config: { ...config, host: address, ssl: false }, host: address };
  const isEncrypted = mode !== undefined && ENCRYPTED.includes(mode);
  if (!isEncrypted && mode !== 'disable' && !THIS_MACHINE.includes(address))
    throw unencrypted(address, mode, query !== undefined);
  const tls: ConnectionOptions = {
    // Overrides NODE_TLS_REJECT_UNAUTHORIZED.
    rejectUnauthorized: true,
    ...((root === undefined || root === 'system') && { ca: publicAuthorities() }),
    ...(typeof ssl === 'object' ? ssl : {}),
  };
  return {
    config: { ...config, host: address, ...(isEncrypted ? { ssl: tls, sslnegotiation } : { ssl: false }) },
    host: address,
  };
}

async function parse(url: string): Promise<ClientConfig> {
  const { parseIntoClientConfig } = await import('pg-connection-string');
  try {
    return parseIntoClientConfig(url);
  } catch (error) {
    throw new UserError(
      `DATABASE_URL is not valid (${error instanceof Error ? error.message : String(error)}). Its format is ` +
        'postgres://user:password@host:5432/database, with special characters of the password encoded (# as %23).',
      { cause: error },
    );
  }
}

/** The certificates bundled with Node, and those of the operating system. */
function publicAuthorities(): string[] {
  return [...getCACertificates('default'), ...getCACertificates('system')];
}

function unencrypted(host: string, mode: string | undefined, hasQuery: boolean): UserError {
  const reason =
    mode === undefined
      ? 'does not require an encrypted connection'
      : `has sslmode=${mode}, which allows an unencrypted connection`;
  return new UserError(
    `DATABASE_URL names ${host}, which is not this machine, and ${reason}. ${mode === undefined ? 'Add' : 'Instead, use'} ` +
      `${hasQuery ? '&' : '?'}sslmode=verify-full&sslrootcert=/path/to/ca.crt with the certificate of the authority that signed the server's ` +
      '(a Supabase project: Database, Settings, SSL Configuration, Download certificate), or sslrootcert=system for a public authority.',
  );
}
