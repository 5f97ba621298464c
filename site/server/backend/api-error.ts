export interface ApiErrorBody {
  readonly code: string;
  readonly message: string;
  readonly details: string | null;
  readonly hint: string | null;
}

/** A rejected request, in PostgREST's error format. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ApiErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    body: Pick<ApiErrorBody, 'code' | 'message'> & Partial<ApiErrorBody>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.message);
    this.status = status;
    this.body = { code: body.code, message: body.message, details: body.details ?? null, hint: body.hint ?? null };
    this.headers = headers;
  }

  /** The JSON response that supabase-js turns into its `error`. */
  toResponse(): Response {
    return Response.json(this.body, { status: this.status, headers: { 'cache-control': 'no-store', ...this.headers } });
  }
}

/** The same error as PostgreSQL's when the anonymous role lacks a privilege. */
export function permissionDenied(table: string, hint: string): ApiError {
  return new ApiError(
    401,
    { code: '42501', message: `permission denied for table ${table}`, hint },
    { 'www-authenticate': 'Bearer' },
  );
}
