import { createServer as createHttpServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer, type Socket } from 'node:net';
import type { Certificate } from './published/certificate.ts';

/** What stands in front of your own server on the internet. */
export interface Front {
  readonly port: number;
  close(): Promise<void>;
}

/** The first byte of a TLS connection. */
const HANDSHAKE = 0x16;

/**
 * Speaks TLS for a server that does not, and sends who comes without it to the same address with it. Both on one port, since the
 * analyser asks both of the host that it is given.
 */
export async function startFront(origin: string, { cert, key }: Certificate): Promise<Front> {
  const { hostname, port: behind } = new URL(origin);
  const forward = (incoming: IncomingMessage, answer: ServerResponse): void => {
    const outgoing = request({
      hostname,
      port: behind,
      path: incoming.url,
      method: incoming.method,
      headers: incoming.headers,
    });
    outgoing.on('response', (response) =>
      response.pipe(answer.writeHead(response.statusCode ?? 502, response.headers)),
    );
    outgoing.on('error', () => answer.writeHead(502).end());
    incoming.pipe(outgoing);
  };
  const https = createHttpsServer({ cert, key }, forward);
  const http = createHttpServer((incoming, answer) => {
    answer.writeHead(301, { location: `https://${incoming.headers.host ?? ''}${incoming.url ?? ''}` }).end();
  });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.once('readable', () => {
      const first = socket.read(1) as Buffer | null;
      if (first === null) return;
      socket.unshift(first);
      (first[0] === HANDSHAKE ? https : http).emit('connection', socket);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    port: address.port,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
