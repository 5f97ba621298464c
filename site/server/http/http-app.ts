import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { getRequestListener, RequestError, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import type { Accept } from 'hono/utils/accept';
import { healthPath, limits } from '#generated/server.ts';
import type { Locale } from '#contract';
import { failures } from '#generated/failures.ts';
import { navigation } from '#generated/navigation.ts';
import * as languages from '#generated/languages.ts';
import { localeOfPath } from '../../shared/locales.ts';
import { isUnavailable } from '../database/database.ts';

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

/** Receives an unexpected error, with the id of the request that caused it. */
export type OnError = (error: unknown, requestId?: string) => void;

/** Writes an unexpected error to standard error. */
export const logError: OnError = (error, requestId) =>
  requestId === undefined ? console.error(error) : console.error(`request ${requestId}:`, error);

/** A failed request: its response's status, and the id that identifies it in the response and the log. */
interface Failure {
  readonly status: 500 | 503;
  readonly id: string;
}

/** The response header with the id of a failed request. */
export const REQUEST_ID = 'x-request-id';

/** Where errors are reported. */
export interface ErrorReport {
  /** Receives unexpected errors. Standard error by default. */
  readonly onError?: OnError | undefined;
  /** Receives a line for each request during an outage of the database. */
  readonly log?: ((line: string) => void) | undefined;
}

/** Classifies and logs the error of a failed request. Site, desk and studio build their responses from the result. */
export function reportFailure(error: unknown, { onError = logError, log }: ErrorReport): Failure {
  const id = randomUUID().slice(0, 8);
  if (isUnavailable(error)) {
    log?.(`503 the database is not available (request ${id})`);
    return { status: 503, id };
  }
  onError(error, id);
  return { status: 500, id };
}

/** The response to a failed request: a minimal page that needs no other file. */
function failurePage(path: string, { status, id }: Failure): Response {
  const locale = localeOfPath(path, languages) as Locale;
  const text = failures.router[locale];
  const html =
    `<!DOCTYPE html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light dark"><title>${text}</title><h1>${text}</h1>` +
    `<p><a href="${navigation.home[locale]}">${navigation.home[locale]}</a></p><p><small>${id}</small></p></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', [REQUEST_ID]: id };
  return new Response(html, { status, headers });
}

interface RequestTarget {
  /** Percent-encoded only where necessary: see {@link normalForm}. */
  readonly path: string;
  /** Including the question mark, or empty. */
  readonly search: string;
}

/** Splits the target of a request line; undefined if it is not a path (`*`, `host:port`). */
export function parseTarget(target: string): RequestTarget | undefined {
  const local = target.startsWith('/') ? target : withoutOrigin(target);
  if (local === undefined) return undefined;
  const end = local.search(/[?#]/);
  if (end === -1) return { path: normalForm(local), search: '' };
  const query = local[end] === '?' ? local.slice(end).replace(/#.*$/, '') : '';
  return { path: normalForm(local.slice(0, end)), search: query };
}

/**
 * Normalizes percent-encoding (RFC 3986, 6.2.2): `%69` to `i`, `%c3` to `%C3` and `\\` to `%5C`. `%2F` and `%00` stay
 * encoded.
 */
function normalForm(path: string): string {
  const encoded = path.replaceAll('\\', '%5C');
  if (!encoded.includes('%')) return encoded;
  return encoded.replaceAll(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
}

/** A proxy may send the full URL. */
function withoutOrigin(target: string): string | undefined {
  const match = /^https?:\/\/[^/?#]*(.*)$/i.exec(target);
  if (match === null) return undefined;
  return match[1]?.startsWith('/') ? match[1] : `/${match[1] ?? ''}`;
}

/** Removes the slashes at the end of a path. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.replace(/\/+$/, '') || '/' : path;
}

/**
 * A path of this site as the value of `Location`. Browsers resolve `//host`, `/\host` and, since they drop tabs,
 * `/<tab>/host` to another site: so leading slashes become one, and characters not allowed in a URL are encoded.
 */
export function localLocation(path: string, search: string): string {
  const rest = path.replace(/^[/\\\s]+/, '').replaceAll(/[^\x21-\x5b\x5d-\x7e]/g, encodeCharacter);
  return `/${rest}${search.replaceAll(/[^\x21-\x5b\x5d-\x7e]/g, encodeCharacter)}`;
}

function encodeCharacter(character: string): string {
  return [...Buffer.from(character, 'latin1')]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
}

/** The weight of an entry of `Accept-Language` or `Accept-Encoding`. Hono takes an invalid one for 1. */
export function weightOf({ q, params }: Accept): number {
  return Number.isNaN(Number(params['q'] ?? q)) ? 0 : q;
}
