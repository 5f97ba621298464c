import { readUpTo } from './http-app.ts';

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
  const details = `At most ${maxBytes} bytes are accepted`;
  // The rest of the body is not read, so the connection cannot carry another request.
  return new ApiError(413, { code: '54000', message: 'The body is too long', details }, { connection: 'close' });
}

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
