import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { REQUEST_ID, reportFailure, type ErrorReport } from './failure.ts';

/** Answers a request if it is for this route. Returns whether it was. */
export type Route = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Adapts a web-standard handler to Node's HTTP server. Answers a request with an invalid URL with 400, and an unexpected
 * error as the database would.
 */
export function createFetchListener(
  fetch: (request: Request, incoming: IncomingMessage) => Response | Promise<Response>,
  report: ErrorReport,
): (request: IncomingMessage, response: ServerResponse) => void {
  const answer = (request: Request, incoming: IncomingMessage): Response | Promise<Response> =>
    // Not all invalid hosts are an error of the adapter.
    URL.canParse(request.url) ? fetch(request, incoming) : refusal();
  const listen = getRequestListener((request, { incoming }) => answer(request, incoming as IncomingMessage), {
    overrideGlobalObjects: false,
    hostname: 'localhost',
    errorHandler(error) {
      if (error instanceof RequestError) return refusal();
      const { status, id } = reportFailure(error, report);
      const body = { code: 'XX000', message: 'Internal error', details: null, hint: null };
      return Response.json(body, { status, headers: { [REQUEST_ID]: id } });
    },
  });
  return (request, response) => void listen(request, response);
}

/** Closes the connection: the body is not read, so it cannot carry another request. */
function refusal(): Response {
  return new Response(null, { status: 400, headers: { connection: 'close' } });
}
