import type { ServerLimits } from '#contract';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { healthPath, limits as usualLimits } from '#generated/server.ts';
import type { Settings } from '../settings.ts';
import type { AccessLog } from './access-log.ts';
import { guardConnections } from './connections.ts';
import { answerFailure, reportFailure, type ErrorReport } from './failure.ts';
import { listen } from './listen.ts';
import { parseTarget } from './request-target.ts';

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
  /** Runs a trivial query for the health check; undefined if this server has no database. */
  readonly askDatabase?: (() => Promise<unknown>) | undefined;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
}

/**
 * Serves HTTP: for the site and for the desk. Closes slow connections, and answers the health check itself. Node refuses
 * malformed requests.
 *
 * @throws {UserError} if the port is in use or not allowed
 */
export async function serveHttp(options: HttpOptions) {
  const limits = { ...usualLimits, ...options.limits };
  const headers = new Map(Object.entries(options.headers));
  let stopping = false;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (stopping) response.shouldKeepAlive = false;
    if (parseTarget(request.url ?? '/')?.path !== healthPath) return options.handle(request, response);
    return answerHealth(response, limits.healthTimeout, options.askDatabase);
  };
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
      options.accessLog?.(request, response);
      response.setHeaders(headers);
      answer(request, response).catch((error: unknown) =>
        answerFailure(response, request.url ?? '/', reportFailure(error, options)),
      );
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

/** Answers 200; or 503 while the database does not respond. */
async function answerHealth(
  response: ServerResponse,
  timeoutMs: number,
  askDatabase: HttpOptions['askDatabase'] = () => Promise.resolve(),
): Promise<void> {
  const answered = askDatabase().then(() => true);
  const isWell = await Promise.race([answered, setTimeout(timeoutMs, false, { ref: false })]).catch(() => false);
  response.statusCode = isWell ? 200 : 503;
  response.setHeader('content-type', 'text/plain;charset=utf-8').setHeader('cache-control', 'no-store');
  response.end(isWell ? 'ok\n' : 'database\n');
}
