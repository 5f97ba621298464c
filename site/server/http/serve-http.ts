import type { ServerLimits } from '#contract';
import { createServer } from 'node:http';
import { limits as usualLimits } from '#generated/server.ts';
import type { Settings } from '../settings.ts';
import type { AccessLog } from './access-log.ts';
import { guardConnections } from './connections.ts';
import type { ErrorReport } from './failure.ts';
import { createListener, type HttpApp } from './http-app.ts';
import { listen } from './listen.ts';

/** Options of {@link serveHttp}. */
export interface HttpOptions
  extends ErrorReport, Pick<Settings, 'host' | 'port'>, Partial<Pick<Settings, 'trustedProxies'>> {
  /** The variable that sets the port. */
  readonly setting: 'PORT' | 'DESK_PORT';
  /** Overrides the spec's limits. */
  readonly limits?: Partial<ServerLimits> | undefined;
  /** Added to every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly accessLog?: AccessLog | undefined;
  readonly app: HttpApp;
}

/**
 * Serves HTTP: for the site and for the desk. Closes slow connections. Node refuses malformed requests.
 *
 * @throws {UserError} if the port is in use or not allowed
 */
export async function serveHttp(options: HttpOptions) {
  const limits = { ...usualLimits, ...options.limits };
  const headers = new Map(Object.entries(options.headers));
  let stopping = false;
  const listener = createListener(options.app, options);
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: limits.keepAliveTimeout,
      connectionsCheckingInterval: limits.checkInterval,
      // Overrides the command line: a lenient parser and a strict proxy disagree about where a request ends.
      insecureHTTPParser: false,
    },
    (request, response) => {
      // Also for requests that do not reach the app.
      options.accessLog?.(request, response);
      response.setHeaders(headers);
      if (stopping) response.shouldKeepAlive = false;
      void listener(request, response);
    },
  );
  server.timeout = limits.stalledTimeout;
  const connections = guardConnections(server, limits, (options.trustedProxies ?? 0) > 0);
  return {
    server,
    /** Without a trailing slash. */
    url: await listen(server, options.host, options.port, options.setting),
    /** Stops listening and waits for the open requests. */
    async close(): Promise<void> {
      stopping = true;
      await connections.close(limits.shutdownTimeout);
    },
  };
}
