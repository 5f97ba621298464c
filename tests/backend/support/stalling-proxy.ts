import { once } from 'node:events';
import { createServer, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A proxy between the site and PostgreSQL that can silently drop all packets. */
export interface StallingProxy {
  /** The connection string of the same database through the proxy. */
  readonly address: string;
  /** Drops everything on the open connections for good, and on new ones until {@link resume}. */
  stall(): void;
  /** Forwards new connections again. Stalled ones stay dead, as behind a firewall that has forgotten them. */
  resume(): void;
}

/** Opens a proxy for a connection string with the socket's folder as `host`. */
export async function openStallingProxy(address: string): Promise<StallingProxy> {
  const { pathname, searchParams, username } = new URL(address.replace('@/', '@socket/'));
  const folder = searchParams.get('host') ?? '';
  const sockets = new Set<Socket>();
  let stalled = false;
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  const server = createServer({ allowHalfOpen: true }, (client) => {
    track(client);
    if (stalled) return;
    const database = track(connect({ path: `${folder}/.s.PGSQL.5432`, allowHalfOpen: true }));
    client.pipe(database).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const place = server.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  return {
    address: `postgres://${username}@127.0.0.1:${port}${pathname}?sslmode=disable`,
    stall() {
      stalled = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    resume() {
      stalled = false;
    },
  };
}
