import type { TableRule } from '#contract';
import { unescape } from 'node:querystring';
import { restPath } from '#generated/backend.ts';
import { readUpTo } from '../http/http-app.ts';
import { ApiError } from './api-error.ts';

/** The table name in the URL `/rest/v1/<table>`; the table may not exist. */
export function tableOf(url: string): string {
  return unescape(new URL(url).pathname.slice(restPath.length + 1));
}

/** @throws {ApiError} unless the request has the site's public key */
export function requireKey(headers: Headers, anonKey: string): void {
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
export function requireInsert({ method, url, headers }: Request, table: string): void {
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

/**
 * Reads a request's body up to a limit. Does not trust `Content-Length`, and never buffers more than the limit.
 *
 * @throws {ApiError} 413 beyond the limit, 400 for invalid UTF-8 and for an incomplete body
 */
export async function readBody(request: Request, maxBytes: number): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBytes) throw tooLong(maxBytes);
  const bytes = await readUpTo(maxBytes, request.body ?? []).catch(() => {
    // The client is gone and will not read this, but without it the log would report a database error.
    throw new ApiError(400, { code: 'PGRST102', message: 'The body did not arrive' });
  });
  if (bytes === undefined) throw tooLong(maxBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError(400, { code: 'PGRST102', message: 'The body is not valid UTF-8' });
  }
}

function tooLong(maxBytes: number): ApiError {
  // The rest of the body is not read, so the connection cannot carry another request.
  return new ApiError(
    413,
    { code: '54000', message: 'The body is too long', details: `At most ${maxBytes} bytes are accepted` },
    { connection: 'close' },
  );
}

export interface Payload {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Parses the body that supabase-js sends: an object, or an array of objects with the same keys. Its parameter `columns`
 * repeats these keys.
 *
 * @throws {ApiError} as PostgREST would, for anything else, a column that visitors may not fill, or too many rows
 */
export function readPayload(text: string, table: string, rule: TableRule): Payload {
  const value = parse(text);
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  if (!rows.every(isRow)) throw invalid('All object keys must match', 'A row has to be a JSON object');
  if (rows.length > rule.maxRows) {
    throw new ApiError(400, {
      code: '54000',
      message: 'Too many rows',
      details: `At most ${rule.maxRows} can be inserted at once`,
    });
  }
  const columns = columnsOf(rows);
  const unknown = columns.find((column) => !rule.columns.includes(column));
  if (unknown !== undefined) {
    throw new ApiError(400, {
      code: 'PGRST204',
      message: `Could not find the '${unknown}' column of '${table}' in the schema cache`,
    });
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
