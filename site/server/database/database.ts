import { codeOf } from '../errors.ts';

/** What runs inside a transaction, or outside of one: the part that both engines share. */
export interface Connection {
  /** Runs one statement. Values travel as parameters, never inside `sql`. */
  query<Row extends object = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs a script of several statements, without parameters: migrations. */
  script(sql: string): Promise<void>;
}

export interface Transactions extends Connection {
  /**
   * Runs `work` on one connection: committed when it returns, rolled back when it throws. It is run again if the transaction
   * collides with another one, so it changes nothing but the database.
   */
  transaction<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
}

/** The database is away, did not answer in time, or could not serve this transaction beside the others: it may a moment later. */
export class DatabaseUnavailable extends Error {
  constructor(reason: 'no answer' | 'collision', cause: unknown) {
    super(`The database is not available: ${reason}`, { cause });
  }
}

/** Whether an error only says that the database cannot answer now: nothing is wrong with the request, nor with the code. */
export function isUnavailable(error: unknown): boolean {
  // Classes of PostgreSQL's codes: no connection, out of disk or memory, stopped by an operator or a crash.
  return error instanceof DatabaseUnavailable || /^(?:08|53|57)[0-9A-Z]{3}$/.test(codeOf(error) ?? '');
}

/**
 * A PostgreSQL, either in this process (PGlite) or elsewhere (node-postgres). Nothing but `open.ts` knows which.
 *
 * @example
 * await database.transaction(async (connection) => {
 *   await connection.query('set local role anon');
 *   await connection.query('insert into public.leads (name) values ($1)', [name]);
 * });
 */
export interface Database extends Transactions {
  /** The same without a limit on how long an answer may take: for migrations, exports and purges. */
  readonly unhurried: Transactions;
  /**
   * Removes what deleted rows leave behind in the files of these tables, `public.leads`: a deleted row is only marked as such
   * until then, and would be in a copy of the files.
   */
  tidy(tables: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** An identifier as SQL reads it whatever it contains: `a"b` → `"a""b"`. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
