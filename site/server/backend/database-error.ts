import { codeOf } from '../errors.ts';
import { ApiError } from './api-error.ts';

/**
 * PostgREST's statuses for PostgreSQL's error codes that an insert can cause, by code or class; all others are 400. 42501
 * is 401 here, not 403, because a visitor is never signed in.
 */
const STATUSES: Readonly<Record<string, number>> = {
  '08': 503,
  '23503': 409,
  '23505': 409,
  '25': 500,
  '40': 503,
  '42501': 401,
  '42P01': 404,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 503,
  '58': 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

/** Converts a database error to the response that PostgREST gives. */
export function fromDatabase(error: unknown): ApiError {
  const code = codeOf(error);
  if (code === undefined || !/^[0-9A-Z]{5}$/.test(code)) return unreachable();
  const status = chosenStatus(code) ?? STATUSES[code] ?? STATUSES[code.slice(0, 2)] ?? 400;
  const body = {
    code,
    message: textOf(error, 'message') ?? code,
    details: textOf(error, 'detail'),
    hint: textOf(error, 'hint'),
  };
  return new ApiError(status, body, HEADERS[status]);
}

/** Response headers by status. The database's rate limit counts inserts per minute. */
const HEADERS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  401: { 'www-authenticate': 'Bearer' },
  429: { 'retry-after': '60' },
};

/** A function in the database can choose the status itself: `PT429`. */
function chosenStatus(code: string): number | undefined {
  const digits = /^PT([45]\d\d)$/.exec(code)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** PostgreSQL did not answer: the connection was refused, broke or timed out. */
function unreachable(): ApiError {
  return new ApiError(503, { code: 'PGRST001', message: 'Database client error. Retrying the connection.' });
}

function textOf(error: unknown, key: string): string | null {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : null;
}
