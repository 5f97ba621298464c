import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { REQUEST_ID, reportFailure, type OnError } from './failure.ts';

/** A web-standard handler, and its responses to failed requests. */
export interface FetchListenerOptions {
  readonly fetch: (request: Request, incoming: IncomingMessage) => Response | Promise<Response>;
  readonly onError: OnError;
  readonly log?: ((line: string) => void) | undefined;
  /** Called for a request that cannot be converted to a `Request`; the listener answers with 400. */
  readonly onMalformed: () => void;
  /** Builds the response to a malformed request (400), or to one whose handler threw. */
  readonly failure: (status: 400 | 500 | 503) => Response;
}

/** Adapts a web-standard handler to Node's HTTP server. Malformed requests are not reported as errors of the server. */
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
