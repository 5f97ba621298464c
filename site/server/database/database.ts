import { codeOf, UserError } from '../../user-error.mjs';

/** Runs statements, inside a transaction or outside of one. */
export interface Connection {
  /** Runs one statement. Pass values as parameters, never inside `sql`. */
  query<Row extends object = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs several statements without parameters, such as a migration. */
  script(sql: string): Promise<void>;
}

export interface Transactions extends Connection {
  /**
   * Runs `work` on one connection; commits when it returns, rolls back when it throws. Runs it again after a
   * serialization failure or deadlock, so it must have no other side effects.
   */
  transaction<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
}

/** A temporary failure: the database is unreachable, did not answer in time, or kept aborting the transaction. */
export class DatabaseUnavailable extends Error {
  constructor(reason: 'no answer' | 'collision', cause: unknown) {
    super(`The database is not available: ${reason}`, { cause });
  }
}

/** Whether an error is a temporary failure of the database, not one of the request or the code. */
export function isUnavailable(error: unknown): boolean {
  // PostgreSQL's error classes: connection exception, insufficient resources, operator intervention.
  return error instanceof DatabaseUnavailable || /^(?:08|53|57)[0-9A-Z]{3}$/.test(codeOf(error) ?? '');
}

/**
 * A PostgreSQL database, either in this process (PGlite) or on a server (node-postgres). `await using` closes it.
 *
 * @example
 * await database.transaction(async (connection) => {
 *   await connection.query('set local role anon');
 *   await connection.query('insert into public.leads (name) values ($1)', [name]);
 * });
 */
export interface Database extends Transactions, AsyncDisposable {
  /** The same without a timeout: for migrations, exports and purges. */
  readonly withoutTimeout: Transactions;
  /**
   * Vacuums these tables (`public.leads`): PostgreSQL only marks deleted rows, so their content would stay in its files
   * and in backups.
   */
  vacuum(tables: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Quotes an SQL identifier: `a"b` → `"a""b"`. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is a UUID, as the ids of rows are. PostgreSQL would fail on any other text. */
export function isId(text: string): boolean {
  return UUID.test(text);
}

/** PostgreSQL's codes for a table, schema, function or column that does not exist. */
const MISSING = new Set(['42P01', '3F000', '42883', '42703']);

/** Throws an error of a command again; if the database lacks a table of this version, with a hint about migrations. */
export function rethrowOutdated(error: unknown, table: string): never {
  if (!MISSING.has(codeOf(error) ?? '')) throw error;
  throw new UserError(
    `The database has no table "${table}" yet, or is of an earlier version. Start the site once with \`npm start\`, ` +
      'which brings it up to date; in a hosted project apply the migrations (npx supabase@3 db push --workdir site --remote="$DATABASE_URL").',
    { cause: error },
  );
}

/** Whether a table with a schema exists, such as `site_internal.outbox`: databases of earlier versions lack some. */
export async function hasTable(connection: Connection, table: string): Promise<boolean> {
  const [row] = await connection.query<{ found: boolean }>('select to_regclass($1::text) is not null as found', [
    table,
  ]);
  return row?.found === true;
}
