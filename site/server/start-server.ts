import type { Languages, RedirectEntry, ServedRoute, SiteHeaders } from '#contract';
import { setTimeout } from 'node:timers/promises';
import { healthPath } from '#generated/server.ts';
import { maskPath } from '../lib/reports/mask-path.ts';
import type { Database } from './database/database.ts';
import { createAccessLog, logRefusals } from './http/access-log.ts';
import { createAnswer } from './http/answer.ts';
import type { BackendRoute } from './http/backend-route.ts';
import { answerBrokenRequests } from './http/broken-requests.ts';
import { guardConnections } from './http/connections.ts';
import { answerFailure, logError, reportFailure } from './http/failure.ts';
import { createHealth } from './http/health.ts';
import { createLimitedServer, limitsWith, type ServerLimits } from './http/limits.ts';
import { listen, stopListening } from './http/listen.ts';
import { createPathOf } from './http/log-path.ts';
import type { Guard } from './http/password.ts';
import { createSiteHandler } from './http/site-handler.ts';
import { createSiteMap } from './http/site-map.ts';
import { createStaticFiles } from './http/static-files.ts';
import { defaultLocale, locales } from '#generated/languages.ts';
import { openBackend, type BackendSetup } from './open-backend.ts';
import type { ReceiverOptions, ReportsSetup } from './reports/receiver.ts';

export interface ServerOptions extends BackendSetup {
  /** The built site, `dist/client`. */
  readonly distDir: string;
  readonly routes: readonly ServedRoute[];
  readonly redirects: readonly RedirectEntry[];
  /** Overrides the spec's languages. */
  readonly languages?: Languages;
  /** The response headers that the build wrote. */
  readonly headers: SiteHeaders;
  /** Where pages report errors; undefined if they do not. */
  readonly reports?: ReportsSetup | undefined;
  /** Runs before every other handler and can deny access. */
  readonly guard?: Guard;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Overrides the spec's limits. */
  readonly limits?: Partial<ServerLimits>;
  /** Whether to log every request. Off by default. */
  readonly accessLog?: boolean;
  /** How long to keep serving as unhealthy after a request to stop. 0 by default. */
  readonly drainMs?: number;
}

export interface RunningServer {
  /** The server's URL without a trailing slash. */
  readonly url: string;
  /** Undefined for hosted Supabase. Open until the server closes. */
  readonly database: Database | undefined;
  /** Finishes pending requests, then closes the database and releases the data directory. */
  close(): Promise<void>;
}

/**
 * Serves the built site and its backend.
 *
 * @throws {UserError} for problems that the user can fix: a port in use, a locked directory, a missing build
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { log = () => undefined, headers } = options;
  const limits = limitsWith(options.limits);
  const languages = options.languages ?? { locales, defaultLocale };
  const siteMap = createSiteMap(options.routes, options.redirects, languages);
  const files = createStaticFiles(options.distDir, headers, languages);
  const site = createSiteHandler({
    files,
    siteMap,
    headers,
    onNotFound: (method, path) => log(`404 ${method} ${maskPath(path)}`),
  });
  const accessLog = options.accessLog ? createAccessLog(log, createPathOf(files, siteMap)) : undefined;
  const onRefused = logRefusals(log, accessLog);
  const onMalformed = (): void => onRefused(400);
  const { onError = logError } = options;
  const backend = await openBackend({ ...options, onError, onMalformed });
  let stopping = false;
  const health = createHealth({
    askDatabase: backend && (() => backend.database.query('select 1')),
    timeoutMs: limits.healthTimeout,
    isStopping: () => stopping,
  });
  const routes = [
    ...(options.reports?.url.startsWith('/')
      ? [await openReceiver({ ...options.reports, log, onError, onMalformed })]
      : []),
    ...(backend ? [backend.route] : []),
  ];
  const probes = new Map([[healthPath, health]]);
  const answer = createAnswer({
    guard: options.guard,
    limits,
    headers: headers.common,
    site,
    routes,
    probes,
    isStopping: () => stopping,
    onRefused,
  });
  const server = createLimitedServer(limits, (request, response) => {
    accessLog?.follow(request, response);
    answer(request, response).catch((error: unknown) => {
      answerFailure(response, request.url ?? '/', reportFailure(error, { onError, log }));
    });
  });
  answerBrokenRequests(server, {
    headers: headers.common,
    onAnswer: (status) => accessLog?.broken(status),
  });
  const connections = guardConnections(server, limits, (options.trustedProxies ?? 0) > 0);
  try {
    const url = await listen(server, options.host, options.port);
    return {
      url,
      database: backend?.database,
      async close() {
        stopping = true;
        if (options.drainMs !== undefined && options.drainMs > 0) await setTimeout(options.drainMs);
        await connections.closeUnused();
        await stopListening(server, limits.shutdownTimeout);
        await backend?.close();
      },
    };
  } catch (error) {
    await backend?.close();
    throw error;
  }
}

/** Imports the receiver only if needed: zod is large. */
async function openReceiver(options: ReceiverOptions): Promise<BackendRoute> {
  const { createReceiver } = await import('./reports/receiver.ts');
  return createReceiver(options);
}
