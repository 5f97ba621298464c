/** What runs inside a transaction, or outside of one: the part that both engines share. */
export interface Connection {
  /** Runs one statement. Values travel as parameters, never inside `sql`. */
  query<Row extends object = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs a script of several statements, without parameters: migrations. */
  script(sql: string): Promise<void>;
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
export interface Database extends Connection {
  /** Runs `work` on one connection: committed when it returns, rolled back when it throws. */
  transaction<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
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
