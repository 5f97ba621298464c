import { readUpTo } from '../http/read-up-to.ts';
import { ApiError } from './api-error.ts';

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
