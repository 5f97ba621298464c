import type { Connection, Database } from '../../../site/server/database/database.ts';
import { verdictOf } from './anon.ts';

/**
 * Runs a statement as PostgREST does for a request with the public key: connected as `authenticator`, in a transaction
 * with the settings of the role `anon` and of the request. Returns the SQLSTATE of an error, or `ok`.
 */
export function asPostgrest(
  requests: Database,
  sql: string,
  values: readonly unknown[] = [],
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  return verdictOf(requests, async (connection) => {
    await connection.query(SETTINGS, [JSON.stringify(headers)]);
    await connection.query(sql, values);
  });
}

const SETTINGS = `select set_config('search_path', '"public", "extensions"', true), set_config('statement_timeout', '3s', true),
  set_config('role', 'anon', true), set_config('request.jwt.claims', '{"role":"anon"}', true), set_config('request.method', 'POST', true),
  set_config('request.path', '/leads', true), set_config('request.headers', $1, true), set_config('request.cookies', '{}', true)`;

/** The statement that PostgREST runs for a POST of these columns; its only parameter is the body. */
export async function postgrestInsert(
  requests: Connection,
  table: string,
  columns: readonly string[],
): Promise<string> {
  const types = await requests.query<{ name: string; type: string }>(
    'select attname as name, format_type(atttypid, atttypmod) as type from pg_catalog.pg_attribute where attrelid = $1::regclass and attnum > 0',
    [`public.${table}`],
  );
  const names = columns.map((name) => `"${name}"`).join(', ');
  const typed = columns
    .map((name) => `"${name}" ${types.find((column) => column.name === name)?.type ?? 'text'}`)
    .join(', ');
  return `with pgrst_source as (insert into "public"."${table}"(${names})
      select ${columns.map((name) => `"pgrst_body"."${name}"`).join(', ')} from (select $1::json as json_data) pgrst_payload,
        lateral (select ${names} from json_to_recordset(pgrst_payload.json_data) as _(${typed})) pgrst_body returning 1)
    select '' as total_result_set, pg_catalog.count(_postgrest_t) as page_total, array[]::text[] as header, ''::text as body,
      nullif(current_setting('response.headers', true), '') as response_headers,
      nullif(current_setting('response.status', true), '') as response_status, '' as response_inserted
    from (select * from pgrst_source) _postgrest_t`;
}
