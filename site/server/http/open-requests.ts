import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The requests that have begun and are not answered yet. */
export interface OpenRequests {
  add(response: ServerResponse): void;
  /** The answers that a connection still owes, in their order. */
  on(socket: Duplex): readonly ServerResponse[];
  /** Lets every connection that carries a request end with its answer. */
  endConnections(): void;
}

/** Follows requests to the ends of their answers. */
export function createOpenRequests(): OpenRequests {
  const open = new Map<Duplex, Set<ServerResponse>>();
  return {
    add(response) {
      const { socket } = response.req;
      const ofSocket = open.get(socket) ?? new Set();
      open.set(socket, ofSocket.add(response));
      response.once('close', () => {
        ofSocket.delete(response);
        if (ofSocket.size === 0) open.delete(socket);
      });
    },
    on: (socket) => [...(open.get(socket) ?? [])],
    endConnections() {
      for (const responses of open.values()) for (const response of responses) response.shouldKeepAlive = false;
    },
  };
}
