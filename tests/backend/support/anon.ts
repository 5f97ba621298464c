import type { Connection, Database } from '../../../site/server/database/database.ts';

/**
 * Runs a statement as the anonymous role, with request headers as the site's server sets them. Returns the SQLSTATE of
 * an error, or `ok`.
 */
export function asAnon(
  database: Database,
  sql: string,
  values: readonly unknown[] = [],
  headers?: Readonly<Record<string, string>>,
): Promise<string> {
  return verdictOf(database, async (connection) => {
    await connection.query('set local role anon');
    if (headers !== undefined)
      await connection.query("select set_config('request.headers', $1, true)", [JSON.stringify(headers)]);
    await connection.query(sql, values);
  });
}

/** Runs a transaction. Returns the SQLSTATE of an error, or `ok`. */
export async function verdictOf(database: Database, work: (connection: Connection) => Promise<void>): Promise<string> {
  try {
    await database.transaction(work);
    return 'ok';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

/** Inserts a row as the anonymous role. Returns the SQLSTATE of an error, or `ok`. */
export function insertRow(
  database: Database,
  table: string,
  row: Readonly<Record<string, string | boolean | null>>,
  headers?: Readonly<Record<string, string>>,
): Promise<string> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const sql = `insert into public.${table} (${columns.join(', ')}) values (${places.join(', ')})`;
  return asAnon(database, sql, Object.values(row), headers);
}
