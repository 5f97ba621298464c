import { setTimeout } from 'node:timers/promises';
import { healthPath } from '#generated/server.ts';
import type { SiteHeaders } from '../hosting/site-headers.ts';
import { maskPath } from '../lib/reports/mask-path.ts';
import { createBackend, type Backend, type BackendLogEntry } from './backend/backend.ts';
import type { TableRules } from './backend/tables.ts';
import { createAccessLog } from './http/access-log.ts';
import { createAnswer } from './http/answer.ts';
import { createBackendRoute, type BackendRoute } from './http/backend-route.ts';
import { answerBrokenRequests } from './http/broken-requests.ts';
import { createClientAddress } from './http/client-address.ts';
import { guardConnections } from './http/connections.ts';
import { continueInserts } from './http/continue.ts';
import { answerFailure } from './http/failure-page.ts';
import { createHealth } from './http/health.ts';
import { createLimitedServer, limitsWith, type ServerLimits } from './http/limits.ts';
import { listen, stopListening } from './http/listen.ts';
import { createPathOf } from './http/log-path.ts';
import { createOpenRequests } from './http/open-requests.ts';
import { createSiteHandler } from './http/site-handler.ts';
import { createSiteMap, type SiteRedirect, type SiteRoute } from './http/site-map.ts';
import { createStaticFiles } from './http/static-files.ts';
import { startPurging } from './leads/purge.ts';
import { createNotifier } from './notify/notifier.ts';
import { openReporting, type ReportsSetup } from './reports/reporting.ts';
import { openStorage, type StorageChoice } from './storage.ts';

/** The embedded backend's part of the options: also what the dev server needs. */
export interface BackendSetup {
  /** `undefined` for hosted Supabase: no database is opened, and nothing answers at `restPath`. */
  readonly storage: StorageChoice | undefined;
  /** The folder of SQL migrations. */
  readonly migrationsDir: string;
  readonly tables: TableRules;
  readonly anonKey: string;
  /** `/rest/v1` */
  readonly restPath: string;
  /** How many proxies of one's own stand in front of the server. None by default: then no forwarded address is believed. */
  readonly trustedProxies?: number;
  /** Where new rows are told; nobody is told without it. */
  readonly notifyUrl?: string | undefined;
  /** Takes the lines of the log. Silent by default. */
  readonly log?: (line: string) => void;
  /** Takes mistakes of the code that a request brought to light. Standard error by default. */
  readonly onError?: (error: unknown) => void;
}

/** What {@link startServer} needs. */
export interface ServerOptions extends BackendSetup {
  /** The built site, `dist/client`. */
  readonly distDir: string;
  readonly routes: readonly SiteRoute[];
  readonly redirects: readonly SiteRedirect[];
  /** What the build says about the answers' headers. */
  readonly headers: SiteHeaders;
  /** Where it is told what goes wrong; nowhere without it. */
  readonly reports?: ReportsSetup | undefined;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Other limits than those of the spec. */
  readonly limits?: Partial<ServerLimits>;
  /** Whether `log` gets a line for every request. It does not by default. */
  readonly accessLog?: boolean;
  /** How long to go on, unwell, after being told to stop. Not at all by default. */
  readonly drainMs?: number;
}

/** A server that is ready. */
export interface RunningServer {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** Ends the requests that have begun, then closes the database and gives the data directory back. */
  close(): Promise<void>;
}

/**
 * Serves the built site and its backend.
 *
 * @throws {UserError} when something is in the way that a person can remove: the port, the directory, a missing build
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { log = () => undefined, headers } = options;
  const limits = limitsWith(options.limits);
  const reporting = await openReporting(options);
  const { onError } = reporting;
  const siteMap = createSiteMap(options.routes, options.redirects);
  const files = createStaticFiles(options.distDir, headers);
  const site = createSiteHandler({
    files,
    siteMap,
    headers,
    onNotFound: (method, path) => log(`404 ${method} ${maskPath(path)}`),
  });
  const accessLog = options.accessLog ? createAccessLog(log, createPathOf(files, siteMap)) : undefined;
  const backend = await openBackend({ ...options, onError });
  let stopping = false;
  const health = createHealth({ askDatabase: backend?.ask, timeoutMs: limits.healthTimeout, isStopping: () => stopping });
  const open = createOpenRequests();
  const routes = [reporting.route, ...(backend ? [backend.route] : [])];
  const answer = createAnswer({ limits, headers: headers.common, site, routes, health, healthPath, isStopping: () => stopping });
  const server = createLimitedServer(limits, (request, response) => {
    open.add(response);
    accessLog?.follow(request, response);
    answer(request, response).catch((error: unknown) => {
      onError(error);
      answerFailure(response, request.url ?? '/');
    });
  });
  continueInserts(server, options);
  answerBrokenRequests(server, { headers: headers.common, open, onAnswer: (status) => accessLog?.broken(status) });
  const connections = guardConnections(server, limits, (options.trustedProxies ?? 0) > 0);
  try {
    const url = await listen(server, options.host, options.port);
    return {
      url,
      async close() {
        stopping = true;
        if (options.drainMs !== undefined && options.drainMs > 0) await setTimeout(options.drainMs);
        open.endConnections();
        connections.closeUnused();
        await stopListening(server, limits.shutdownTimeout);
        await reporting.close();
        await backend?.close();
        accessLog?.flush();
      },
    };
  } catch (error) {
    await backend?.close();
    throw error;
  }
}

/** A backend on an open database. */
export interface OpenBackend {
  readonly route: BackendRoute;
  /** Asks the database for something that it always has. */
  ask(): Promise<unknown>;
  /** Waits for the inserts that have begun, closes the database and gives the data directory back. */
  close(): Promise<void>;
}

/** Opens the database of a set-up, if it has one, and puts the backend on it. */
export async function openBackend(setup: BackendSetup): Promise<OpenBackend | undefined> {
  if (setup.storage === undefined) return undefined;
  const { tables, anonKey, restPath, notifyUrl, log = () => undefined, onError = (error) => console.error(error) } = setup;
  const { database, close } = await openStorage(setup.storage, setup.migrationsDir, tables, log);
  const notifier = notifyUrl === undefined ? undefined : createNotifier({ database, url: notifyUrl, log });
  // What the last run could not tell any more.
  notifier?.wake();
  const purging = startPurging(database, log);
  const backend = createBackend({
    database,
    tables,
    anonKey,
    restPath,
    log: (entry) => log(lineOf(entry)),
    onStored: () => notifier?.wake(),
  });
  const begun = new Set<Promise<unknown>>();
  const fetch: Backend['fetch'] = async (...request) => {
    const answer = backend.fetch(...request);
    begun.add(answer);
    return answer.finally(() => begun.delete(answer));
  };
  return {
    route: createBackendRoute({ fetch }, restPath, createClientAddress(setup.trustedProxies ?? 0), onError),
    ask: () => database.query('select 1'),
    async close() {
      // Also those whose visitor is gone: the row is on its way.
      await Promise.allSettled(begun);
      await purging.close();
      await notifier?.close();
      await close();
    },
  };
}

function lineOf({ method, table, status, code }: BackendLogEntry): string {
  return [status, method, table, code].filter((part) => part !== null).join(' ');
}
