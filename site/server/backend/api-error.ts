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
