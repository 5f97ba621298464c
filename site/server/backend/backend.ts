import type { TableRules } from '#contract';
import type { Database } from '../database/database.ts';
import { ApiError } from './api-error.ts';
import { readBody } from './body.ts';
import { fromDatabase } from './database-error.ts';
import { headersFor, insertAsAnon } from './insert.ts';
import { readPayload } from './payload.ts';
import { acceptRequest, ruleOf, tableOf } from './request-rules.ts';

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
  readonly restPath?: string;
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
export function createBackend(options: BackendOptions) {
  const { tables, restPath = '/rest/v1', log = () => undefined } = options;
  return {
    /** Answers a request. `address` is the client's; without it, the database cannot limit requests per address. */
    async fetch(request: Request, address?: string): Promise<Response> {
      const url = new URL(request.url);
      const refusal = await insert(options, restPath, request, url, address);
      const table = tableOf(url.pathname, restPath);
      log({
        method: request.method,
        table: table !== undefined && ruleOf(tables, table) !== undefined ? table : '-',
        status: refusal?.status ?? 201,
        code: refusal?.body.code ?? null,
      });
      return refusal?.toResponse() ?? new Response(null, { status: 201, headers: { 'cache-control': 'no-store' } });
    },
  };
}

/** Returns why the insert failed, or undefined on success. */
async function insert(
  options: BackendOptions,
  restPath: string,
  request: Request,
  url: URL,
  address: string | undefined,
): Promise<ApiError | undefined> {
  try {
    const { table, rule } = acceptRequest(request, url, restPath, options.tables, options.anonKey);
    const text = await readBody(request, rule.maxBytes);
    const payload = readPayload(text, table, rule);
    if (payload.rows.length === 0) return undefined;
    const context = { method: request.method, path: url.pathname, headers: headersFor(request.headers, address) };
    await insertAsAnon(options.database, table, payload, context);
    options.onStored?.();
    return undefined;
  } catch (error) {
    // Do not report a bug in this code as a database error.
    if (error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError) throw error;
    // Database errors contain the statement's values: only their code and message may leave this function.
    return error instanceof ApiError ? error : fromDatabase(error);
  }
}
