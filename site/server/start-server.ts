import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { HeaderSet, SiteHeaders } from '../hosting/site-headers.ts';
import { createBackend, type BackendLogEntry } from './backend/backend.ts';
import type { TableRules } from './backend/tables.ts';
import { createBackendRoute, type BackendRoute } from './http/backend-route.ts';
import { createClientAddress } from './http/client-address.ts';
import { answerFailure } from './http/failure-page.ts';
import { listen, stopListening } from './http/listen.ts';
import { createSiteHandler, type SiteHandler } from './http/site-handler.ts';
import { createSiteMap, type SiteRedirect, type SiteRoute } from './http/site-map.ts';
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
  const { log = () => undefined } = options;
  const reporting = await openReporting(options);
  const { onError } = reporting;
  const site = createSiteHandler({
    distDir: options.distDir,
    siteMap: createSiteMap(options.routes, options.redirects),
    headers: options.headers,
    onNotFound: (method, path) => log(`404 ${method} ${printable(path)}`),
  });
  const backend = await openBackend({ ...options, onError });
  const server = createServer((request, response) => {
    try {
      answer(request, response, options.headers.common, site, [reporting.route, backend?.route]);
    } catch (error) {
      onError(error);
      answerFailure(response, request.url ?? '/');
    }
  });
  try {
    const url = await listen(server, options.host, options.port);
    return {
      url,
      async close() {
        await stopListening(server);
        await reporting.close();
        await backend?.close();
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
  /** Closes the database and gives the data directory back. */
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
  const backend = createBackend({
    database,
    tables,
    anonKey,
    restPath,
    log: (entry) => log(lineOf(entry)),
    onStored: () => notifier?.wake(),
  });
  return {
    route: createBackendRoute(backend, restPath, createClientAddress(setup.trustedProxies ?? 0), onError),
    async close() {
      await notifier?.close();
      await close();
    },
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  headers: HeaderSet,
  site: SiteHandler,
  routes: readonly (BackendRoute | undefined)[],
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.url === '/healthz') {
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end('ok\n');
    return;
  }
  if (!routes.some((route) => route?.(request, response) === true)) site(request, response);
}

function lineOf({ method, table, status, code }: BackendLogEntry): string {
  return [status, method, table, code].filter((part) => part !== null).join(' ');
}

/** Without control characters, which could forge lines of the log or steer the terminal that shows it. */
function printable(path: string): string {
  return path.replaceAll(/\p{Cc}/gu, '');
}
