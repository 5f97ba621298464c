import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseTarget } from './request-target.ts';

/** One line of the access log. It contains nothing about the client. */
export interface AccessLogEntry {
  readonly time: string;
  /** Marks the desk's requests where site and desk share a log. */
  readonly server?: 'desk';
  readonly method: string;
  /** Without its query, and without personal data. */
  readonly path: string;
  readonly status: number;
  /** Size of the response body. */
  readonly bytes: number;
  /** From the request's headers to the response's last byte. */
  readonly ms: number;
  /** The connection broke before the response was complete. */
  readonly aborted?: true;
}

/** nginx's status for a client that closed the connection early. */
const CLIENT_CLOSED_REQUEST = 499;

/** Logs a request. */
export type AccessLog = (request: IncomingMessage, response: ServerResponse) => void;

/** Creates a log with one JSON object per request. */
export function createAccessLog(
  write: (line: string) => void,
  pathOf: (path: string) => string,
  common: Pick<AccessLogEntry, 'server'> = {},
): AccessLog {
  return (request, response) => {
    const began = performance.now();
    const { method = '-', url = '' } = request;
    const path = pathOf(parseTarget(url)?.path ?? url.split('?', 1)[0] ?? '');
    const counted = countBytes(response);
    response.once('close', () => {
      const { headersSent, statusCode, writableFinished } = response;
      const entry: AccessLogEntry = {
        time: new Date().toISOString(),
        ...common,
        method,
        path,
        status: headersSent || statusCode !== 200 ? statusCode : CLIENT_CLOSED_REQUEST,
        bytes: method === 'HEAD' ? 0 : counted(),
        ms: Math.round((performance.now() - began) * 10) / 10,
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
