import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { REQUEST_ID, reportFailure } from '../../server/http/http-app.ts';
import { addStudioRoutes, forwardUpgrades } from '../studio/routes.ts';
import { createEnvironment, type DeskApp, type DeskParts } from './environment.ts';
import { limitBody } from './requests.ts';
import { fromOwnOrigin, fromOwnPage, requireSession } from './guards.ts';
import { notFound, page } from './respond.ts';
import { addEventsRoute } from './routes/events-route.ts';
import { addExportRoute, addInboxRoutes } from './routes/inbox-routes.ts';
import { addPeopleRoutes } from './routes/people-routes.ts';
import { addReplyRoutes } from './routes/reply-routes.ts';
import { addRowRoutes } from './routes/row-routes.ts';
import { addTemplateRoutes } from './routes/template-routes.ts';
import { addSiteRoutes } from './routes/site-routes.ts';
import { addSignInRoutes } from './routes/sign-in-routes.ts';

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
