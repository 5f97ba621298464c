import { codeOf } from '../errors.ts';
import { ApiError } from './api-error.ts';

/** PostgREST's statuses for PostgreSQL's error codes that an insert can cause; all others are 400. */
const STATUSES: readonly (readonly [codes: RegExp, status: number])[] = [
  // Not 403, because a visitor is never signed in.
  [/^42501/, 401],
  [/^42P01/, 404],
  [/^2350[35]/, 409],
  [/^(?:25|54|55|58|XX)/, 500],
  [/^(?:08|40|53|57)/, 503],
];

/** Converts a database error to the response that PostgREST gives. */
export function fromDatabase(error: unknown): ApiError {
  const code = codeOf(error);
  if (code === undefined || !/^[0-9A-Z]{5}$/.test(code)) return unreachable();
  const status = chosenStatus(code) ?? STATUSES.find(([codes]) => codes.test(code))?.[1] ?? 400;
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
