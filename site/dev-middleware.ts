import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';

/** A request to the dev server. */
interface DevRequest {
  /** The path, without a query. */
  readonly path: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * A middleware of the dev server. Vite's error page shows what it throws.
 *
 * @param answer returns false to leave the request to the next middleware
 */
export function devMiddleware(answer: (request: DevRequest) => Promise<boolean>): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const [path = ''] = request.url?.split('?') ?? [];
    try {
      if (!(await answer({ path, request, response }))) next();
    } catch (error) {
      next(error);
    }
  };
}
