import type { IncomingMessage, ServerResponse } from 'node:http';

/** One line of the access log. It contains nothing about the client. */
export interface AccessLogEntry {
  readonly time: string;
  /** Marks the desk's requests where site and desk share a log. */
  readonly server?: 'desk';
  /** `-` for a malformed request. */
  readonly method: string;
  /** Without its query; see {@link createPathOf}. `-` for a malformed request. */
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

/** The response's status, or 499 if the client left before one was sent. */
export function finalStatus({ headersSent, statusCode }: ServerResponse): number {
  return headersSent || statusCode !== 200 ? statusCode : CLIENT_CLOSED_REQUEST;
}

/** Logs one line per request. */
export interface AccessLog {
  follow(request: IncomingMessage, response: ServerResponse): void;
  /** Logs the response to a malformed request. */
  broken(status: number): void;
}

/** Writes one JSON object per request. */
export function createAccessLog(
  write: (line: string) => void,
  pathOf: (request: IncomingMessage) => string,
  common: Pick<AccessLogEntry, 'server'> = {},
): AccessLog {
  const add = (entry: Omit<AccessLogEntry, 'time' | 'server'>): void =>
    write(JSON.stringify({ time: new Date().toISOString(), ...common, ...entry } satisfies AccessLogEntry));
  return {
    broken: (status) => add({ method: '-', path: '-', status, bytes: 0, ms: 0 }),
    follow(request, response) {
      const began = performance.now();
      const path = pathOf(request);
      const counted = countBytes(response);
      response.once('close', () =>
        add({
          method: request.method ?? '-',
          path,
          status: finalStatus(response),
          bytes: request.method === 'HEAD' ? 0 : counted(),
          ms: Math.round((performance.now() - began) * 10) / 10,
          ...(!response.writableFinished && { aborted: true }),
        }),
      );
    },
  };
}

/** Logs a malformed request, unless there is an access log, which already has a line for it. */
export function logRefusals(log: (line: string) => void, accessLog: AccessLog | undefined): (status: number) => void {
  return (status) => {
    if (accessLog === undefined) log(`${status} malformed request`);
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
