import type { IncomingMessage, ServerResponse } from 'node:http';

/** What is logged of a request: nothing about who sent it. */
export interface AccessLogEntry {
  readonly time: string;
  /** Of the desk's requests, where its log is the site's too. */
  readonly server?: 'desk';
  /** `-` for what was not a valid request. */
  readonly method: string;
  /** Without its query; see `loggedPath`. `-` for what was not a valid request. */
  readonly path: string;
  readonly status: number;
  /** Of the answer's body. */
  readonly bytes: number;
  /** From the request's headers to the answer's last byte. */
  readonly ms: number;
  /** The connection broke before the response was complete. */
  readonly aborted?: true;
}

/** nginx's status for a client that closed the connection early. */
const NO_ANSWER = 499;

export function finalStatus({ headersSent, statusCode }: ServerResponse): number {
  return headersSent || statusCode !== 200 ? statusCode : NO_ANSWER;
}

/** One line for every request. */
export interface AccessLog {
  follow(request: IncomingMessage, response: ServerResponse): void;
  /** Logs the response to something that was not a valid request. */
  broken(status: number): void;
  flush(): void;
}

/** Writes JSON, one object per line, batching the lines of one turn of the event loop. */
export function createAccessLog(
  write: (lines: string) => void,
  pathOf: (request: IncomingMessage) => string,
  common: Pick<AccessLogEntry, 'server'> = {},
): AccessLog {
  let lines: string[] = [];
  const flush = (): void => {
    if (lines.length === 0) return;
    const text = lines.join('\n');
    lines = [];
    write(text);
  };
  const add = (entry: Omit<AccessLogEntry, 'time' | 'server'>): void => {
    if (lines.length === 0) setImmediate(flush);
    lines.push(JSON.stringify({ time: new Date().toISOString(), ...common, ...entry } satisfies AccessLogEntry));
  };
  return {
    flush,
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

/** Gives each malformed request one line: its own where the access log has none. */
export function logRefusals(log: (line: string) => void, accessLog: AccessLog | undefined): (status: number) => void {
  return (status) => {
    if (accessLog === undefined) log(`${status} malformed request`);
  };
}

/** Counts a body as it is written: the socket's own count would mix the answers of a pipeline. */
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
