import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Backend } from '../backend/backend.ts';
import type { ClientAddress } from './client-address.ts';

/** Answers a request below the backend's path. Returns whether it was one. */
export type BackendRoute = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Puts the web-standard backend behind node's HTTP server. */
export function createBackendRoute(
  backend: Backend,
  restPath: string,
  addressOf: ClientAddress,
  onError: (error: unknown) => void,
): BackendRoute {
  const listen = getRequestListener((request, { incoming }) => backend.fetch(request, addressOf(incoming)), {
    overrideGlobalObjects: false,
    hostname: 'localhost',
    errorHandler: (error) => {
      onError(error);
      return Response.json({ code: 'XX000', message: 'Internal error', details: null, hint: null }, { status: 500 });
    },
  });
  return (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    if (path !== restPath && !path.startsWith(`${restPath}/`)) return false;
    void listen(request, response);
    return true;
  };
}
