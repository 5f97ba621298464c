import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { codeOf } from '../errors.ts';
import type { OpenRequests } from './open-requests.ts';

/** What node's parser calls the mistakes that have a status of their own; all others are 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** What {@link answerBrokenRequests} needs. */
export interface BrokenRequestOptions {
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly open: OpenRequests;
  /** Told the status of every answer to something that was no request. */
  readonly onAnswer: (status: number) => void;
}

/** Answers what is no request, or breaks off in the middle of one, with a bare status, and closes the connection. */
export function answerBrokenRequests(server: Server, { headers, open, onAnswer }: BrokenRequestOptions): void {
  const refuse = (socket: Duplex, status: number, more = ''): void => {
    const owed = open.on(socket);
    const [begun] = owed;
    if (owed.length > 1 || begun?.headersSent || begun?.req.complete) {
      // Nonsense after requests that were whole: they get their answers, and nothing comes between these.
      for (const response of owed) response.shouldKeepAlive = false;
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
    // A client that went away is told nothing.
    if (codeOf(error) === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    refuse(socket, STATUSES[codeOf(error) ?? ''] ?? 400);
  });
  // This is no proxy. Without a listener node would hang up without a word.
  server.on('connect', (_request, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    refuse(socket, 405, 'allow: GET, HEAD\r\n');
  });
}
