import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { healthPath } from '#generated/server.ts';
import { createAccessLog, logRefusals } from '../../server/http/access-log.ts';
import { answerBrokenRequests } from '../../server/http/broken-requests.ts';
import { guardConnections } from '../../server/http/connections.ts';
import { createFetchListener } from '../../server/http/fetch-listener.ts';
import { logError, type OnError } from '../../server/http/failure.ts';
import { createHealth } from '../../server/http/health.ts';
import { createLimitedServer, limitsWith, type ServerLimits } from '../../server/http/limits.ts';
import { listen, stopListening } from '../../server/http/listen.ts';
import { refusalOf } from '../../server/http/request-rules.ts';
import { parseTarget } from '../../server/http/request-target.ts';
import { maskPath } from '../../lib/reports/mask-path.ts';
import { createMailNotifier } from '../mail/mail-notifier.ts';
import { isStudioUpgrade } from '../studio/upgrade.ts';
import { createDesk, type RunningDesk } from './app.ts';
import type { DeskParts } from './environment.ts';
import { deskHeaders } from './headers.ts';
import { ownOrigins } from './own-origin.ts';

/** The request timeout with the studio, in milliseconds: enough to upload a picture of 40 MB. */
const UPLOAD_TIMEOUT = 5 * 60 * 1000;

/** Options of {@link startDesk}. */
export interface DeskOptions extends Omit<DeskParts, 'origin' | 'isOwnOrigin' | 'onError'> {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The public address. Default: the address at which the desk listens. */
  readonly origin?: string | undefined;
  readonly trustedProxies?: number;
  readonly accessLog?: boolean;
  readonly limits?: Partial<ServerLimits>;
  readonly onError?: OnError;
}

/** A desk that accepts requests. */
export interface DeskServer {
  /** The desk's address, without a trailing slash. */
  readonly origin: string;
  /** Looks for new rows at once, because this process has stored one. */
  wake(): void;
  /** Stops listening and waits for the open requests. Does not close the database. */
  close(): Promise<void>;
}

/**
 * Serves the desk on an open database.
 *
 * @throws {UserError} if the port is in use or not allowed
 */
export async function startDesk(options: DeskOptions): Promise<DeskServer> {
  const { database, host, log, onError = logError } = options;
  const { studio } = options;
  const limits = limitsWith({ ...(studio && { requestTimeout: UPLOAD_TIMEOUT }), ...options.limits });
  // The desk needs the server's address, so it is created after the server listens.
  const ready: { desk?: RunningDesk } = {};
  const headers = deskHeaders(options.origin?.startsWith('https:') === true);
  let stopping = false;
  const health = createHealth({
    askDatabase: () => database.query('select 1'),
    timeoutMs: limits.healthTimeout,
    isStopping: () => stopping,
  });
  const accessLog = options.accessLog
    ? createAccessLog(log, ({ url = '' }) => maskPath(parseTarget(url)?.path ?? ''), { server: 'desk' })
    : undefined;
  const onRefused = logRefusals(log, accessLog);
  const answer = createFetchListener({
    onError,
    log,
    onMalformed: () => onRefused(400),
    failure: (status) => new Response(null, { status, headers }),
    fetch: (request) => ready.desk?.app.fetch(request) ?? new Response(null, { status: 503, headers }),
  });
  const server = createLimitedServer(limits, (request, response) => {
    accessLog?.follow(request, response);
    const refusal = refusalOf(request, limits);
    if (refusal !== undefined || stopping) response.shouldKeepAlive = false;
    if (refusal === undefined && parseTarget(request.url ?? '/')?.path !== healthPath) return answer(request, response);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (refusal !== undefined) {
      onRefused(refusal);
      return void response.writeHead(refusal).end();
    }
    Promise.resolve(health(request, response)).catch(onError);
  });
  if (studio) {
    Object.assign(server, { shouldUpgradeCallback: isStudioUpgrade });
    server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
      socket.setTimeout(0);
      void ready.desk?.upgrade?.(request, socket, head);
    });
  }
  answerBrokenRequests(server, { headers, onAnswer: (status) => accessLog?.broken(status) });
  const connections = guardConnections(server, limits, (options.trustedProxies ?? 0) > 0);
  const listening = await listen(server, host, options.port, 'DESK_PORT');
  const origin = options.origin ?? reachable(listening);
  const isOwnOrigin = ownOrigins(origin, options.origin !== undefined);
  const desk = createDesk({ ...options, origin, isOwnOrigin, onError });
  ready.desk = desk;
  const { config, texts, mailer } = options;
  const notifier = createMailNotifier({ database, config, texts, mailer, origin, log });
  // Sends mails about rows that came in while no desk was running.
  notifier.wake();
  return {
    origin,
    wake() {
      desk.wake();
      notifier.wake();
    },
    async close() {
      stopping = true;
      await connections.closeUnused();
      const closing = desk.close();
      await studio?.close();
      await stopListening(server, limits.shutdownTimeout);
      await closing;
      await notifier.close();
      await options.publisher?.close();
    },
  };
}

/** Replaces the address of a server that listens on all interfaces by one that a browser on this machine can open. */
function reachable(listening: string): string {
  return listening.replace(/^http:\/\/(?:0\.0\.0\.0|\[::\]):/, 'http://localhost:');
}
