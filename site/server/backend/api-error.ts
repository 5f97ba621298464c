export interface ApiErrorBody {
  readonly code: string;
  readonly message: string;
  readonly details: string | null;
  readonly hint: string | null;
}

/** A rejection to be sent to the client. */
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

  /** As a response: JSON that supabase-js turns into its `error`. */
  toResponse(): Response {
    return Response.json(this.body, { status: this.status, headers: { 'cache-control': 'no-store', ...this.headers } });
  }
}

/** The database's own error for anything that the anonymous role has no right to, in its own words. */
export function permissionDenied(table: string, hint: string): ApiError {
  return new ApiError(
    401,
    { code: '42501', message: `permission denied for table ${table}`, hint },
    { 'www-authenticate': 'Bearer' },
  );
}
