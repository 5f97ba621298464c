import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';

/** A handler in the terms of the web, and what becomes of a request that makes it fail. */
export interface FetchListenerOptions {
  readonly fetch: (request: Request, incoming: IncomingMessage) => Response | Promise<Response>;
  /** Receives unexpected errors: mistakes in our own code. */
  readonly onError: (error: unknown) => void;
  /** Called for a request that no `Request` can be made of; it is answered with 400. */
  readonly onMalformed: () => void;
  /** The answer to a request that made the handler fail, and to a malformed one. */
  readonly failure: (status: 400 | 500) => Response;
}

/** Puts a web-standard handler behind Node's HTTP server. A malformed request is the client's mistake and not an error of the server. */
export function createFetchListener({
  fetch,
  onError,
  onMalformed,
  failure,
}: FetchListenerOptions): (request: IncomingMessage, response: ServerResponse) => void {
  const listen = getRequestListener((request, { incoming }) => fetch(request, incoming as IncomingMessage), {
    overrideGlobalObjects: false,
    hostname: 'localhost',
    errorHandler(error) {
      if (error instanceof RequestError) {
        onMalformed();
        const refusal = failure(400);
        // The body is not read, so the connection cannot carry another request.
        refusal.headers.set('connection', 'close');
        return refusal;
      }
      onError(error);
      return failure(500);
    },
  });
  return (request, response) => void listen(request, response);
}
