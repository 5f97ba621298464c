import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { REQUEST_ID, reportFailure, type OnError } from './failure.ts';

/** A web-standard handler, and the answers to requests that fail. */
export interface FetchListenerOptions {
  readonly fetch: (request: Request, incoming: IncomingMessage) => Response | Promise<Response>;
  readonly onError: OnError;
  readonly log?: ((line: string) => void) | undefined;
  /** Called for a request that no `Request` can be made of; it is answered with 400. */
  readonly onMalformed: () => void;
  /** The answer to a request that made the handler fail, and to a malformed one. */
  readonly failure: (status: 400 | 500 | 503) => Response;
}

/** Puts a web-standard handler behind Node's HTTP server. A malformed request is the client's mistake and not an error of the server. */
export function createFetchListener({
  fetch,
  onError,
  log,
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
      const { status, id } = reportFailure(error, { onError, ...(log && { log }) });
      const answer = failure(status);
      answer.headers.set(REQUEST_ID, id);
      return answer;
    },
  });
  return (request, response) => void listen(request, response);
}
