import { unescape } from 'node:querystring';
import type { DatabaseError } from 'pg';
import type { TableRule, TableRules } from '#contract';
import { restPath } from '#generated/backend.ts';
import { codeOf } from '../user-error.mjs';
import { quoteIdentifier, type Database } from './database/database.ts';
import { ApiError, readBody } from './http/read-body.ts';

/** One log line. It never contains what a visitor typed. */
export interface BackendLogEntry {
  readonly method: string;
  /** `-` unless the table is known: clients can put anything into a URL. */
  readonly table: string;
  readonly status: number;
  readonly code: string | null;
}

interface BackendOptions {
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
function headersFor(request: Headers, address: string | undefined): Record<string, string> {
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

/** The table name in the URL `/rest/v1/<table>`; the table may not exist. */
function tableOf(url: string): string {
  return unescape(new URL(url).pathname.slice(restPath.length + 1));
}

/** @throws {ApiError} unless the request has the site's public key */
function requireKey(headers: Headers, anonKey: string): void {
  const key = headers.get('apikey');
  if (key === null)
    throw unauthorized('PGRST301', 'No API key found in request', 'No `apikey` request header was found.');
  const authorization = headers.get('authorization');
  const bearer = authorization === null ? anonKey : /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
  if (key !== anonKey || bearer !== anonKey)
    throw unauthorized('PGRST301', 'Invalid API key', 'Double check your API key.');
}

/**
 * Checks a request before its body is read. An upsert needs the UPDATE privilege and returning rows needs SELECT; the
 * anonymous role has neither.
 *
 * @throws {ApiError} unless it is a plain insert of JSON
 */
function requireInsert({ method, url, headers }: Request, table: string): void {
  if (method !== 'POST') {
    const message = `Unsupported HTTP method: ${method}`;
    throw new ApiError(405, { code: 'PGRST117', message }, { allow: 'POST' });
  }
  const preferences = (headers.get('prefer') ?? '').split(',').map((preference) => preference.trim().toLowerCase());
  const wants = (name: string): boolean => preferences.some((preference) => preference.startsWith(`${name}=`));
  // The same error as PostgreSQL's when the anonymous role lacks a privilege.
  const denied = (hint: string): ApiError => unauthorized('42501', `permission denied for table ${table}`, hint);
  if (wants('resolution') || new URL(url).searchParams.has('on_conflict')) {
    throw denied('Rows can be inserted, not merged: leave out `resolution` and `on_conflict`.');
  }
  if (wants('return') && !preferences.includes('return=minimal')) {
    throw denied('Rows cannot be read back: leave out `select()`.');
  }
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw new ApiError(400, { code: 'PGRST102', message: `Content-Type not acceptable: ${type ?? 'none'}` });
}

function unauthorized(code: string, message: string, hint: string): ApiError {
  return new ApiError(401, { code, message, hint }, { 'www-authenticate': 'Bearer' });
}

interface Payload {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Parses the body that supabase-js sends: an object, or an array of objects with the same keys. Its parameter `columns`
 * repeats these keys.
 *
 * @throws {ApiError} as PostgREST would, for anything else, a column that visitors may not fill, or too many rows
 */
function readPayload(text: string, table: string, rule: TableRule): Payload {
  const value = parse(text);
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  if (!rows.every(isRow)) throw invalid('All object keys must match', 'A row has to be a JSON object');
  if (rows.length > rule.maxRows) {
    const details = `At most ${rule.maxRows} can be inserted at once`;
    throw new ApiError(400, { code: '54000', message: 'Too many rows', details });
  }
  const columns = columnsOf(rows);
  const unknown = columns.find((column) => !rule.columns.includes(column));
  if (unknown !== undefined) {
    const message = `Could not find the '${unknown}' column of '${table}' in the schema cache`;
    throw new ApiError(400, { code: 'PGRST204', message });
  }
  return { columns, rows };
}

function parse(text: string): unknown {
  if (text === '') throw invalid('Empty or invalid json', null);
  try {
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? storable(value) : value));
  } catch {
    throw invalid('Empty or invalid json', null);
  }
}

/** PostgreSQL's `text` can hold neither NUL nor a lone surrogate. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function columnsOf(rows: readonly Record<string, unknown>[]): string[] {
  const columns = Object.keys(rows[0] ?? {});
  const same = rows.every((row) => {
    const keys = Object.keys(row);
    return keys.length === columns.length && keys.every((key) => columns.includes(key));
  });
  if (!same) throw invalid('All object keys must match', null);
  return columns;
}

function invalid(message: string, details: string | null): ApiError {
  return new ApiError(400, { code: 'PGRST102', message, details });
}

/** PostgREST's statuses for PostgreSQL's error codes that an insert can cause; all others are 400. */
const STATUSES: readonly (readonly [codes: RegExp, status: number])[] = [
  // Not 403, because a visitor is never signed in.
  [/^42501/, 401],
  [/^42P01/, 404],
  [/^2350[35]/, 409],
  [/^(?:25|54|55|58|XX)/, 500],
  [/^(?:08|40|53|57)/, 503],
];

/** Response headers by status. The database's rate limit counts inserts per minute. */
const HEADERS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  401: { 'www-authenticate': 'Bearer' },
  429: { 'retry-after': '60' },
};

/** Converts a database error to the response that PostgREST gives. */
function fromDatabase(error: unknown): ApiError {
  const code = codeOf(error);
  // PostgreSQL did not answer: the connection was refused, broke or timed out.
  if (code === undefined || !/^[0-9A-Z]{5}$/.test(code))
    return new ApiError(503, { code: 'PGRST001', message: 'Database client error. Retrying the connection.' });
  const { message, detail = null, hint = null } = error as DatabaseError;
  // A function in the database can choose the status itself: `PT429`.
  const chosen = /^PT([45]\d\d)$/.exec(code)?.[1];
  const status = Number(chosen ?? STATUSES.find(([codes]) => codes.test(code))?.[1] ?? 400);
  return new ApiError(status, { code, message, details: detail, hint }, HEADERS[status]);
}
