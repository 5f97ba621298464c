import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

export interface OpenRequests {
  add(response: ServerResponse): void;
  /** The pending responses of a connection, in order. */
  on(socket: Duplex): readonly ServerResponse[];
  /** Closes every connection after its pending response. */
  endConnections(): void;
}

/** Tracks the responses that are not finished yet. */
export function createOpenRequests(): OpenRequests {
  const open = new Map<Duplex, Set<ServerResponse>>();
  return {
    add(response) {
      const { socket } = response.req;
      const pending = open.get(socket) ?? new Set();
      open.set(socket, pending.add(response));
      response.once('close', () => {
        pending.delete(response);
        if (pending.size === 0) open.delete(socket);
      });
    },
    on: (socket) => [...(open.get(socket) ?? [])],
    endConnections() {
      for (const responses of open.values()) for (const response of responses) response.shouldKeepAlive = false;
    },
  };
}
