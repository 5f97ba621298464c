import { createServer, type RequestListener, type Server } from 'node:http';
import { limits } from '#generated/server.ts';

/** What the server accepts from clients; times in milliseconds. The spec's types document each limit. */
export type ServerLimits = Readonly<Record<keyof typeof limits, number>>;

/** The spec's limits, with overrides. */
export function limitsWith(changes: Partial<ServerLimits> = {}): ServerLimits {
  return { ...limits, ...changes };
}

/** An HTTP server that closes slow connections and rejects large requests. */
export function createLimitedServer(limits: ServerLimits, listener: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: limits.keepAliveTimeout,
      connectionsCheckingInterval: limits.checkInterval,
      // Overrides the command line: a lenient parser and a strict proxy disagree about where a request ends.
      insecureHTTPParser: false,
      // `refusalOf` checks it, so that the response has the site's headers.
      requireHostHeader: false,
    },
    listener,
  );
  // One more than allowed, so that `refusalOf` sees the excess: Node drops the rest silently.
  server.maxHeadersCount = limits.headers + 1;
  server.timeout = limits.stalledTimeout;
  return server;
}
