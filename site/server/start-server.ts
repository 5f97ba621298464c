import type { Languages, RedirectEntry, ServedRoute, ServerLimits, SiteHeaders } from '#contract';
import type { MiddlewareHandler } from 'hono';
import { defaultLocale, locales } from '#generated/languages.ts';
import { metricsPath } from '#generated/server.ts';
import { maskPath } from '../shared/reports/mask-path.ts';
import { createAccessLog, serveHttp } from './http/serve-http.ts';
import { createHttpApp } from './http/http-app.ts';
import { ownHeaders, createStaticFiles, type StaticFiles } from './http/static-files.ts';
import { addSiteRoutes, createSiteListener, createSiteMap, type SiteMap } from './http/site-handler.ts';
import { openBackend, type BackendSetup } from './open-backend.ts';
import type { ReportsSetup } from './reports.ts';
import type { Settings } from './settings.ts';

export interface ServerOptions
  extends BackendSetup, Pick<Settings, 'host' | 'port'>, Partial<Pick<Settings, 'metricsToken' | 'accessLog'>> {
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
  /** Runs before the other handlers, except for the health check and the metrics, and can deny access. */
  readonly guard?: MiddlewareHandler;
  /** Overrides the spec's limits. */
  readonly limits?: Partial<ServerLimits>;
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Serves the built site and its backend.
 *
 * @throws {UserError} for problems that the user can fix: a port in use, a locked directory, a missing build
 */
export async function startServer(options: ServerOptions) {
  const { log = () => undefined, reports, guard } = options;
  const headers = ownHeaders(options.headers);
  const languages = options.languages ?? { locales, defaultLocale };
  const siteMap = createSiteMap(options.routes, options.redirects, languages);
  const files = createStaticFiles(options.distDir, headers, languages);
  // Imported only if needed: these libraries are large.
  const metrics =
    options.metricsToken === undefined
      ? undefined
      : (await import('./metrics.ts')).createMetrics(options.metricsToken, options.storage && options.tables);
  const backend = await openBackend({ ...options, onAnswered: metrics?.answered, onPurged: metrics?.purged });
  const database = backend?.database;
  const app = createHttpApp({
    ...options,
    askDatabase: database && (() => database.query('select 1')),
    healthTimeout: options.limits?.healthTimeout,
  });
  if (metrics) app.use(metrics.count).all(metricsPath, (context) => metrics.answer(context, database));
  if (guard) app.use(guard);
  if (reports?.url.startsWith('/')) (await import('./reports.ts')).addReportRoute(app, reports, log);
  if (backend) app.route('/', backend.app);
  const onNotFound = (method: string, path: string): void => log(`404 ${method} ${maskPath(path)}`);
  addSiteRoutes(app, { files, siteMap, headers, onNotFound });
  try {
    const { url, close } = await serveHttp({
      ...options,
      setting: 'PORT',
      headers: headers.common,
      accessLog: options.accessLog ? createAccessLog(log, (path) => loggedPath(path, files, siteMap)) : undefined,
      listener: createSiteListener(app, options),
    });
    return {
      /** Without a trailing slash. */
      url,
      /** Undefined for hosted Supabase. Open until the server closes. */
      database,
      /** Finishes pending requests, then closes the database and releases the data directory. */
      async close(): Promise<void> {
        await close();
        await backend?.close();
      },
    };
  } catch (error) {
    await backend?.close();
    throw error;
  }
}

/** The path to log: unchanged if the site has it, otherwise masked, since it may contain personal data. */
function loggedPath(path: string, files: StaticFiles, siteMap: SiteMap): string {
  const route = siteMap.route(path);
  const isKnown = route === undefined ? files.has(path) : route.pattern === undefined;
  return isKnown ? path : maskPath(path);
}
