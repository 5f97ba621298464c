import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { isSupervised } from '../supervised.ts';
import type { ServerLimits } from './limits.ts';

/** Files that the database and the log need open besides the connections. */
const OTHER_FILES = 256;

/** Above this share of all connections, idle ones are closed to make room. */
const CROWDED = 0.75;

/** The minimum time between two rounds of closing idle connections. */
const CLEARING_MS = 1000;

/** How long the first request of a connection may take to arrive when a supervised server stops. */
const ARRIVING_MS = 250;

/** The limit by which a connection is refused: the server's, or that of one address. */
export type ConnectionLimit = 'server' | 'address';

export interface Connections {
  count(): number;
  /** Closes those on which nothing has ever arrived: browsers open some ahead. */
  closeUnused(): Promise<void>;
}

/**
 * Bounds how many connections are open: all together, so that the process never runs out of files, and, unless they all
 * come from your own proxy, those of one address. `onRefused` is called with the limit that a refused connection exceeded.
 */
export function guardConnections(
  server: Server,
  limits: ServerLimits,
  behindProxy: boolean,
  onRefused: (limit: ConnectionLimit) => void = () => undefined,
): Connections {
  const most = Math.max(1, Math.min(limits.connections, openFiles() - OTHER_FILES));
  server.maxConnections = most;
  server.on('drop', () => onRefused('server'));
  const byAddress = new Map<string, number>();
  const open = new Set<Socket>();
  let cleared = 0;
  server.on('connection', (socket: Socket) => {
    const address = behindProxy ? '' : networkOf(socket.remoteAddress ?? '');
    const count = (byAddress.get(address) ?? 0) + 1;
    if (!behindProxy && count > limits.connectionsPerAddress) {
      onRefused('address');
      return void socket.destroy();
    }
    // Node itself counts only connections that it accepted here, not those of a supervisor.
    if (open.size >= most) {
      onRefused('server');
      return void socket.destroy();
    }
    byAddress.set(address, count);
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left === 0) byAddress.delete(address);
      else byAddress.set(address, left);
    });
    if (open.size >= most * CROWDED && performance.now() - cleared > CLEARING_MS) {
      cleared = performance.now();
      server.closeIdleConnections();
    }
  });
  return {
    count: () => open.size,
    async closeUnused() {
      // On those that a supervisor has just passed on, a request may be on its way.
      if (isSupervised()) await setTimeout(ARRIVING_MS);
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    },
  };
}

/** An IPv4 address as it is; of an IPv6 one the part that a provider gives to one customer (/64). */
export function networkOf(address: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (embedded !== undefined || !isIPv6(address)) return embedded ?? address;
  const [front = '', back] = address.replace(/%.*$/, '').split('::', 2);
  const head = front.split(':').filter((part) => part !== '');
  const tail = (back ?? '').split(':').filter((part) => part !== '');
  const zeros = back === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

/** How many files this process may have open; unlimited where the system does not tell. */
function openFiles(): number {
  try {
    return Number(
      /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Number.POSITIVE_INFINITY,
    );
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
