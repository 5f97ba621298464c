import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ServerLimits } from '#contract';
import { constants } from '#generated/site.ts';
import {
  createHttpApp,
  createListener,
  logError,
  type OnError,
  REQUEST_ID,
  reportFailure,
} from '../../server/http/http-app.ts';
import { createAccessLog, reachable, serveHttp } from '../../server/http/serve-http.ts';
import type { Publisher } from '../../publish/contract.ts';
import { maskPath } from '../../shared/reports/mask-path.ts';
import { createMailNotifier } from '../mail/mail-notifier.ts';
import { isStudioUpgrade, addStudioRoutes, forwardUpgrades } from './routes/studio-routes.ts';
import { type DeskParts, createEnvironment, type DeskApp } from './environment.ts';
import { ownOrigins, fromOwnOrigin, fromOwnPage, requireSession } from './guards.ts';
import type { DeskSettings } from './settings.ts';
import { FEATURES, strictTransport } from '../../hosting/site-headers.ts';
import { limitBody, notFound, page } from './route-helpers.ts';
import { addEventsRoute } from './routes/events-route.ts';
import { addExportRoute, addInboxRoutes } from './routes/inbox-routes.ts';
import { addPeopleRoutes } from './routes/people-routes.ts';
import { addReplyRoutes } from './routes/reply-routes.ts';
import { addRowRoutes } from './routes/row-routes.ts';
import { addTemplateRoutes } from './routes/template-routes.ts';
import { addSiteRoutes } from './routes/site-routes.ts';
import { addSignInRoutes } from './routes/sign-in-routes.ts';

/** The request timeout with the studio, in milliseconds: enough to upload a picture of 40 MB. */
const UPLOAD_TIMEOUT = 5 * 60 * 1000;

/** Options of {@link startDesk}. */
export interface DeskOptions
  extends
    Omit<DeskParts, 'origin' | 'isOwnOrigin' | 'onError' | 'publisher'>,
    Pick<DeskSettings, 'host' | 'port'>,
    Partial<Pick<DeskSettings, 'origin' | 'trustedProxies' | 'accessLog'>> {
  readonly limits?: Partial<ServerLimits>;
  /** Creates what publishes the site, for a desk at this address. */
  readonly createPublisher?: (origin: string) => Publisher;
  readonly onError?: OnError;
}

/** A desk that accepts requests. */
export type DeskServer = Awaited<ReturnType<typeof startDesk>>;

/**
 * Serves the desk on an open database.
 *
 * @throws {UserError} if the port is in use or not allowed
 */
export async function startDesk(options: DeskOptions) {
  const { database, studio, log = () => undefined, onError = logError } = options;
  // The desk needs the server's address, so it is created after the server listens.
  const ready: { desk?: RunningDesk } = {};
  const app = createHttpApp({
    ...options,
    askDatabase: () => database.query('select 1'),
    healthTimeout: options.limits?.healthTimeout,
  });
  app.all('*', ({ req }) => ready.desk?.app.fetch(req.raw) ?? new Response(null, { status: 503 }));
  const { server, url, close } = await serveHttp({
    ...options,
    setting: 'DESK_PORT',
    limits: { ...(studio && { requestTimeout: UPLOAD_TIMEOUT }), ...options.limits },
    headers: deskHeaders(options.origin?.startsWith('https:') === true),
    accessLog: options.accessLog ? createAccessLog(log, maskPath, { server: 'desk' }) : undefined,
    listener: createListener(app, options),
  });
  if (studio) {
    Object.assign(server, { shouldUpgradeCallback: isStudioUpgrade });
    server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
      socket.setTimeout(0);
      void ready.desk?.upgrade?.(request, socket, head);
    });
  }
  const origin = options.origin ?? reachable(url);
  const isOwnOrigin = ownOrigins(origin, options.origin !== undefined);
  const publisher = options.createPublisher?.(origin);
  const desk = createDesk({ ...options, origin, isOwnOrigin, publisher, onError });
  ready.desk = desk;
  const { config, texts, mailer } = options;
  const notifier = createMailNotifier({ database, config, texts, mailer, origin, log });
  // Sends mails about rows that came in while no desk was running.
  notifier.wake();
  return {
    /** The desk's address, without a trailing slash. */
    origin,
    /** Looks for new rows at once, because this process has stored one. */
    wake(): void {
      desk.wake();
      notifier.wake();
    },
    /** Stops listening and waits for the open requests. Does not close the database. */
    async close(): Promise<void> {
      await Promise.all([desk.close(), studio?.close(), close()]);
      await notifier.close();
      await publisher?.close();
    },
  };
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The headers of every response of the desk, unless a handler sets another value. Caches must not store its pages, which
 * are personal.
 */
function deskHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': POLICY,
    ...(secure && { 'strict-transport-security': strictTransport(constants.transportSecurity) }),
    'permissions-policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
    // With "no-referrer", browsers would send forms with the origin "null".
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cache-control': 'no-store',
  };
}

/** In seconds. */
const ONE_YEAR = 365 * 24 * 60 * 60;

/** A desk that answers requests. */
export type RunningDesk = ReturnType<typeof createDesk>;

/** Creates a desk that answers requests. */
export function createDesk(parts: DeskParts) {
  const { assetsDir, studio } = parts;
  const desk = createEnvironment(parts);
  const app: DeskApp = new Hono();
  app.use((context, next) => {
    context.set('desk', desk);
    return next();
  });
  app.use(fromOwnOrigin);
  // Before limitBody, because pictures are larger than forms.
  if (studio) addStudioRoutes(app, desk, studio);
  app.use(limitBody);
  app.use('/assets/*', async (context, next) => {
    await next();
    // The file names contain a hash of the content.
    if (context.res.ok) context.res.headers.set('cache-control', `public, max-age=${ONE_YEAR}, immutable`);
  });
  app.get('/assets/*', serveStatic({ root: assetsDir, precompressed: true }), (context) =>
    context.text('Not Found\n', 404),
  );
  app.get('/robots.txt', (context) => context.text('User-agent: *\nDisallow: /\n'));
  addSignInRoutes(app, desk);
  app.use(requireSession);
  app.use(fromOwnPage);
  addEventsRoute(app, desk);
  addInboxRoutes(app, desk);
  addExportRoute(app, desk);
  addRowRoutes(app, desk);
  addReplyRoutes(app, desk);
  addPeopleRoutes(app, desk);
  addTemplateRoutes(app, desk);
  if (parts.publisher) addSiteRoutes(app, desk, parts.publisher);
  app.notFound(notFound);
  app.onError((error, context) => {
    if (error instanceof HTTPException && error.status === 404) return notFound(context);
    const { status, id } = reportFailure(error, parts);
    context.header(REQUEST_ID, id);
    return page(context, { page: 'failure', id }, status);
  });
  return {
    app,
    /** Forwards the studio's WebSockets; absent without the studio. */
    upgrade: studio && forwardUpgrades(desk, studio),
    /** Looks for new rows at once, because this process has stored one. */
    wake: desk.live.wake,
    /** Waits for the work in the background. */
    settled: desk.settled,
    /** Ends the event streams of open pages, and waits for the work in the background. */
    async close() {
      desk.live.close();
      await desk.settled();
    },
  };
}
