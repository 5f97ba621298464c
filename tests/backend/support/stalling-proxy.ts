import { once } from 'node:events';
import { createServer, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A network between the site and its PostgreSQL that can lose every packet without telling either side. */
export interface StallingProxy {
  /** The address of the same database, over this network. */
  readonly address: string;
  /** Loses whatever is sent on the connections that are open, now and later, and on new ones until {@link resume}. */
  stall(): void;
  /** Carries new connections again. Those that were open stay lost, as behind a firewall that has forgotten them. */
  resume(): void;
}

/** Opens one in front of the database of an address that has its socket's folder as `host`. */
export async function openStallingProxy(address: string): Promise<StallingProxy> {
  const { pathname, searchParams, username } = new URL(address.replace('@/', '@socket/'));
  const folder = searchParams.get('host') ?? '';
  const sockets = new Set<Socket>();
  let stalled = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  const server = createServer({ allowHalfOpen: true }, (client) => {
    keep(client);
    if (stalled) return;
    const database = keep(connect({ path: `${folder}/.s.PGSQL.5432`, allowHalfOpen: true }));
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
