import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backend } from '../backend/backend.ts';
import type { ClientAddress } from './client-address.ts';
import { createFetchListener, type FetchListenerOptions } from './fetch-listener.ts';

/** Answers a request if it is for this route. Returns whether it was. */
export type BackendRoute = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Adapts the backend's web-standard handler to Node's HTTP server. */
export function createBackendRoute(
  backend: Backend,
  restPath: string,
  addressOf: ClientAddress,
  events: Pick<FetchListenerOptions, 'onError' | 'onMalformed'>,
): BackendRoute {
  const listen = createFetchListener({
    ...events,
    fetch: (request, incoming) => backend.fetch(request, addressOf(incoming)),
    failure: (status) =>
      status === 400
        ? new Response(null, { status })
        : Response.json({ code: 'XX000', message: 'Internal error', details: null, hint: null }, { status }),
  });
  return (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    if (path !== restPath && !path.startsWith(`${restPath}/`)) return false;
    listen(request, response);
    return true;
  };
}
