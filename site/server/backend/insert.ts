import { quoteIdentifier, type Database } from '../database/database.ts';
import type { Payload } from './payload.ts';

/** The request's settings in PostgREST's format: triggers read them with `current_setting`. */
export interface RequestContext {
  readonly method: string;
  readonly path: string;
  /** By lower-case name; only those from {@link headersFor}. */
  readonly headers: Readonly<Record<string, string>>;
}

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

const CONTEXT = `select
  set_config('request.method', $1, true),
  set_config('request.path', $2, true),
  set_config('request.headers', $3, true),
  set_config('request.jwt.claims', '{"role":"anon"}', true)`;

/**
 * Inserts as the anonymous role, in one transaction, so that its grants and policies apply. Names only the payload's
 * columns, so that the others get their defaults.
 */
export async function insertAsAnon(
  database: Database,
  table: string,
  payload: Payload,
  context: RequestContext,
): Promise<void> {
  const target = `public.${quoteIdentifier(table)}`;
  const columns = payload.columns.map(quoteIdentifier).join(', ');
  const insert =
    payload.columns.length === 0
      ? `insert into ${target} default values`
      : `insert into ${target} (${columns}) select ${columns} from json_populate_recordset(null::${target}, $1::json)`;
  await database.transaction(async (connection) => {
    await connection.query('set local role anon');
    await connection.query(CONTEXT, [context.method, context.path, JSON.stringify(context.headers)]);
    await connection.query(insert, payload.columns.length === 0 ? [] : [JSON.stringify(payload.rows)]);
  });
}
