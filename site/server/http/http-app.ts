import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener, RequestError, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { healthPath, limits } from '#generated/server.ts';
import { failurePage, reportFailure, REQUEST_ID, type ErrorReport } from './failure.ts';
import { parseTarget } from './request-target.ts';

/** Hono's types for a request to the site or the desk: Node's request and response are in `env`. */
export interface HttpEnv {
  Bindings: HttpBindings;
}

export type HttpContext = Context<HttpEnv>;
export type HttpApp = Hono<HttpEnv>;

/** Answers a request of Node's HTTP server. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Options of {@link createHttpApp}. */
export interface HttpAppOptions extends ErrorReport {
  /** Runs a trivial query for the health check; undefined if this server has no database. */
  readonly askDatabase?: (() => Promise<unknown>) | undefined;
  /** How long the health check waits for the database, in milliseconds. */
  readonly healthTimeout?: number | undefined;
}

/**
 * Creates the Hono app of the site or the desk, which answers the health check and unexpected errors.
 *
 * @example
 * const app = createHttpApp({}).get('/', ({ text }) => text('ok'));
 * const { url } = await serveHttp({ listener: createListener(app, {}), host, port, setting: 'PORT', headers: {} });
 */
export function createHttpApp(options: HttpAppOptions): HttpApp {
  const { askDatabase, healthTimeout = limits.healthTimeout } = options;
  // Not the path of the Fetch API's URL, which resolves dot segments.
  const app = new Hono<HttpEnv>({
    getPath: (_request, bound) => parseTarget(bound?.env?.incoming.url ?? '/')?.path ?? '/',
  });
  app.all(healthPath, async ({ body }) => {
    const isWell = await answersIn(healthTimeout, askDatabase);
    const headers = { 'content-type': 'text/plain;charset=utf-8', 'cache-control': 'no-store' };
    return body(isWell ? 'ok\n' : 'database\n', isWell ? 200 : 503, headers);
  });
  return app.onError((error, { req, env: { outgoing } }) => {
    const failure = reportFailure(error, options);
    if (!outgoing.headersSent) return failurePage(req.path, failure);
    outgoing.end();
    return RESPONSE_ALREADY_SENT;
  });
}

async function answersIn(timeoutMs: number, ask: HttpAppOptions['askDatabase']): Promise<boolean> {
  const answered = Promise.resolve(ask?.()).then(() => true);
  return Promise.race([answered, setTimeout(timeoutMs, false, { ref: false })]).catch(() => false);
}

/** Adapts an app to Node's HTTP server. Answers 400 to a request with an invalid URL or host. */
export function createListener({ fetch }: HttpApp, report: ErrorReport): Listener {
  // The body is not read, so the connection cannot carry another request.
  const refusal = (): Response => new Response(null, { status: 400, headers: { connection: 'close' } });
  // Not all invalid hosts are an error of Hono's adapter.
  const answer = (request: Request, env: unknown): Response | Promise<Response> =>
    URL.canParse(request.url) ? fetch(request, env as HttpBindings) : refusal();
  return getRequestListener(answer, {
    overrideGlobalObjects: false,
    hostname: 'localhost',
    errorHandler(error) {
      if (error instanceof RequestError) return refusal();
      const { status, id } = reportFailure(error, report);
      return new Response(null, { status, headers: { [REQUEST_ID]: id } });
    },
  });
}

/** Reads a body; returns `undefined` as soon as it exceeds the limit. Never buffers more than the limit. */
export async function readUpTo(
  maxBytes: number,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
