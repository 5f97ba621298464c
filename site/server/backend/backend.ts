import type { TableRule, TableRules } from '#contract';
import { quoteIdentifier, type Database } from '../database/database.ts';
import {
  ApiError,
  fromDatabase,
  readBody,
  readPayload,
  requireInsert,
  requireKey,
  tableOf,
  type Payload,
} from './insert-request.ts';

/** One log line. It never contains what a visitor typed. */
export interface BackendLogEntry {
  readonly method: string;
  /** `-` unless the table is known: clients can put anything into a URL. */
  readonly table: string;
  readonly status: number;
  readonly code: string | null;
}

export interface BackendOptions {
  readonly database: Database;
  readonly tables: TableRules;
  /** The public key that the site's pages send. It filters out stray requests; grants and policies protect the data. */
  readonly anonKey: string;
  /** Called after every insert, not awaited. */
  readonly onStored?: () => void;
  readonly log?: (entry: BackendLogEntry) => void;
}

/** Accepts inserts from supabase-js. */
export type Backend = ReturnType<typeof createBackend>;

/**
 * The embedded backend: runs `from(table).insert(row)` of supabase-js as the anonymous role, and answers as PostgREST
 * does. It supports inserts only.
 *
 * @example
 * const backend = createBackend({ database, tables, anonKey });
 * const response = await backend.fetch(request); // 201, without a body
 */
export function createBackend({ database, tables, anonKey, onStored, log = () => undefined }: BackendOptions) {
  const insert = async (request: Request, table: string, rule?: TableRule, address?: string): Promise<void> => {
    requireKey(request.headers, anonKey);
    if (rule === undefined) {
      const message = `Could not find the table 'public.${table}' in the schema cache`;
      throw new ApiError(404, { code: 'PGRST205', message });
    }
    requireInsert(request, table);
    const payload = readPayload(await readBody(request, rule.maxBytes), table, rule);
    if (payload.rows.length === 0) return;
    await insertAsAnon(database, table, payload, headersFor(request.headers, address));
    onStored?.();
  };
  return {
    /** Answers a request. `address` is the client's; without it, the database cannot limit requests per address. */
    async fetch(request: Request, address?: string): Promise<Response> {
      const table = tableOf(request.url);
      // The name comes from the URL: `constructor` must not match.
      const rule = Object.hasOwn(tables, table) ? tables[table] : undefined;
      const refusal = await insert(request, table, rule, address).then(() => undefined, refusalOf);
      const { status, body } = refusal ?? { status: 201 };
      log({ method: request.method, table: rule ? table : '-', status, code: body?.code ?? null });
      return refusal?.toResponse() ?? new Response(null, { status, headers: { 'cache-control': 'no-store' } });
    },
  };
}

/** Database errors contain the statement's values: only their code and message may leave this function. */
function refusalOf(error: unknown): ApiError {
  // Do not report a bug in this code as a database error.
  if (error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError) throw error;
  return error instanceof ApiError ? error : fromDatabase(error);
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
