import { unescape } from 'node:querystring';
import { restPath } from '#generated/backend.ts';
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
