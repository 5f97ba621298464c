import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseTarget } from './request-target.ts';

/** nginx's status for a client that closed the connection early. */
const CLIENT_CLOSED_REQUEST = 499;

/** Logs a request. */
export type AccessLog = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Creates a log with one JSON object per request, which contains nothing about the client.
 *
 * @param pathOf removes personal data from a path
 * @param common properties of every object: `server` marks the desk's requests where site and desk share a log
 */
export function createAccessLog(
  write: (line: string) => void,
  pathOf: (path: string) => string,
  common: { readonly server?: 'desk' } = {},
): AccessLog {
  return (request, response) => {
    const began = performance.now();
    const { method = '-', url = '' } = request;
    const path = pathOf(parseTarget(url)?.path ?? url.split('?', 1)[0] ?? '');
    const counted = countBytes(response);
    response.once('close', () => {
      const { headersSent, statusCode, writableFinished } = response;
      const entry = {
        time: new Date().toISOString(),
        ...common,
        method,
        path,
        status: headersSent || statusCode !== 200 ? statusCode : CLIENT_CLOSED_REQUEST,
        bytes: method === 'HEAD' ? 0 : counted(),
        // From the request's headers to the response's last byte.
        ms: Math.round((performance.now() - began) * 10) / 10,
        // The connection broke before the response was complete.
        ...(!writableFinished && { aborted: true }),
      };
      write(JSON.stringify(entry));
    });
  };
}

/** Counts the body's bytes as they are written: the socket's own count would mix pipelined responses. */
function countBytes(response: ServerResponse): () => number {
  let bytes = 0;
  const lengthOf = (chunk: unknown): number =>
    typeof chunk === 'string' || chunk instanceof Uint8Array ? Buffer.byteLength(chunk) : 0;
  for (const name of ['write', 'end'] as const) {
    const original = response[name].bind(response) as (...parameters: unknown[]) => unknown;
    Object.assign(response, {
      [name]: (...parameters: unknown[]) => {
        bytes += lengthOf(parameters[0]);
        return original(...parameters);
      },
    });
  }
  return () => bytes;
}
