import { createServer, type RequestListener, type Server } from 'node:http';
import { limits } from '#generated/server.ts';

/** What the server accepts from clients; times in milliseconds. The spec documents each of them. */
export type ServerLimits = Readonly<Record<keyof typeof limits, number>>;

/** The limits of the spec, some of them changed. */
export function limitsWith(changes: Partial<ServerLimits> = {}): ServerLimits {
  return { ...limits, ...changes };
}

/** A server that cuts off what takes too long and rejects what is too large. */
export function createLimitedServer(limits: ServerLimits, listener: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: limits.keepAliveTimeout,
      connectionsCheckingInterval: limits.checkInterval,
      // Whatever the command line says: a lenient parser and a strict proxy disagree about where a request ends.
      insecureHTTPParser: false,
      // Refused by our own rules, with our own headers.
      requireHostHeader: false,
    },
    listener,
  );
  // One more than allowed, since Node drops the rest silently.
  server.maxHeadersCount = limits.headers + 1;
  server.timeout = limits.stalledTimeout;
  return server;
}
