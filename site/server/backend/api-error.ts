import type { DatabaseError } from 'pg';
import { codeOf } from '../../errors.ts';

/** An error in PostgREST's format. */
interface ApiErrorBody {
  readonly code: string;
  readonly message: string;
  readonly details?: string | null;
  readonly hint?: string | null;
}

/** A rejected request. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ApiErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: ApiErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }

  /** The JSON response that supabase-js turns into its `error`. */
  toResponse(): Response {
    const { code, message, details = null, hint = null } = this.body;
    const headers = { 'cache-control': 'no-store', ...this.headers };
    return Response.json({ code, message, details, hint }, { status: this.status, headers });
  }
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
export function fromDatabase(error: unknown): ApiError {
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
