import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { codeOf } from '../errors.ts';

/** Statuses for Node's parser errors; all others are 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export interface BrokenRequestOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** Called with the status of every response to a request that could not be parsed. */
  readonly onAnswer: (status: number) => void;
}

/** Answers malformed and incomplete requests with a bare status, and closes the connection. */
export function answerBrokenRequests(server: Server, { headers, onAnswer }: BrokenRequestOptions): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (request, response) => latest.set(request.socket, response));
  const refuse = (socket: Duplex, status: number, more = ''): void => {
    const last = latest.get(socket);
    const begun = last?.writableFinished === false ? last : undefined;
    if (begun?.headersSent || begun?.req.complete) {
      // Garbage after a valid request, which still gets its response.
      begun.shouldKeepAlive = false;
      return;
    }
    if (begun === undefined) onAnswer(status);
    else begun.statusCode = status;
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}${more}content-length: 0\r\nconnection: close\r\n\r\n`,
      () => socket.destroy(),
    );
  };
  server.on('clientError', (error, socket) => {
    // The client has gone away.
    if (codeOf(error) === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    refuse(socket, STATUSES[codeOf(error) ?? ''] ?? 400);
  });
  // This is not a proxy. Without a listener, Node would close the connection silently.
  server.on('connect', (_request, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    refuse(socket, 405, 'allow: GET, HEAD\r\n');
  });
}
