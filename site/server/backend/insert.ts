import { quoteIdentifier, type Database } from '../database/database.ts';
import type { Payload } from './payload.ts';

/**
 * The headers that the database's triggers read. Passes on only two of the client's headers: the idempotency key and
 * the submission context. The address is the one the server saw, never one from the client's own `X-Forwarded-For`.
 */
export function headersFor(request: Headers, address: string | undefined): Record<string, string> {
  const key = request.get('idempotency-key');
  const context = request.get('x-submission-context');
  return {
    ...(key !== null && { 'idempotency-key': key }),
    ...(context !== null && { 'x-submission-context': context }),
    ...(address !== undefined && { 'x-forwarded-for': address }),
  };
}

/**
 * Inserts as the anonymous role, in one transaction, so that its grants and policies apply. Names only the payload's
 * columns, so that the others get their defaults. Triggers read `headers` as from PostgREST, with `current_setting`.
 */
export async function insertAsAnon(
  database: Database,
  table: string,
  payload: Payload,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const target = `public.${quoteIdentifier(table)}`;
  const columns = payload.columns.map(quoteIdentifier).join(', ');
  const insert =
    payload.columns.length === 0
      ? `insert into ${target} default values`
      : `insert into ${target} (${columns}) select ${columns} from json_populate_recordset(null::${target}, $1::json)`;
  await database.transaction(async (connection) => {
    await connection.query('set local role anon');
    await connection.query("select set_config('request.headers', $1, true)", [JSON.stringify(headers)]);
    await connection.query(insert, payload.columns.length === 0 ? [] : [JSON.stringify(payload.rows)]);
  });
}
