import type { ServerLimits } from '#contract';
import type { Server } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { isSupervised } from '../../publish/supervised.ts';

/** How long a stopping supervised server waits for the first request on new connections. */
const ARRIVING_MS = 250;
/** How often a stopping server looks for connections that have become idle. */
const IDLE_MS = 50;

/** Limits the open connections: in total, and per address, unless all come from your own proxy. */
export function guardConnections(server: Server, limits: ServerLimits, behindProxy: boolean) {
  server.maxConnections = limits.connections;
  const byAddress = new Map<string, number>();
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    const address = behindProxy ? '' : networkOf(socket.remoteAddress ?? '');
    const count = (byAddress.get(address) ?? 0) + 1;
    // maxConnections ignores connections that a supervisor passed on.
    if ((!behindProxy && count > limits.connectionsPerAddress) || open.size >= limits.connections)
      return void socket.destroy();
    byAddress.set(address, count);
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left === 0) byAddress.delete(address);
      else byAddress.set(address, left);
    });
  });
  return {
    /** Stops listening, waits for pending requests, and closes their connections after `timeoutMs`. */
    async close(timeoutMs: number): Promise<void> {
      // On connections that a supervisor has just passed on, a request may be on its way.
      if (isSupervised()) await setTimeout(ARRIVING_MS);
      // Browsers open some connections in advance, and never use them.
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
      server.close();
      const deadline = Date.now() + timeoutMs;
      while (open.size > 0 && Date.now() < deadline) {
        // A connection that is kept alive becomes idle after its pending response.
        server.closeIdleConnections();
        await setTimeout(IDLE_MS);
      }
      for (const socket of open) socket.destroy();
    },
  };
}

/** An IPv4 address unchanged; of an IPv6 address the /64 prefix, which providers assign to one customer. */
export function networkOf(address: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (embedded !== undefined || !isIPv6(address)) return embedded ?? address;
  const [front = '', back] = address.replace(/%.*$/, '').split('::', 2);
  const head = front.split(':').filter((part) => part !== '');
  const tail = (back ?? '').split(':').filter((part) => part !== '');
  const zeros = back === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
